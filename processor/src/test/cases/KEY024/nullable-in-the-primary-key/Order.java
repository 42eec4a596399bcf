package shop;

import dev.partita.*;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

@Partition("CUST#{customerId}")
@Sort("ORDER#{shippedOn}#{id}") // error: KEY024 "Order: shippedOn may lack a value, but its primary key needs one"
public record Order(String customerId, @Nullable LocalDate shippedOn, String id) {}
