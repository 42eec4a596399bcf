package shop;

import dev.partita.*;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

@Partition("CUST#{customerId}")
@Sort("ORDER#{id}")
@IndexKey(index = "GSI1", partition = "CUST#{customerId}", sort = "{shippedOn}#{id}")
public record Order(String customerId, @Nullable LocalDate shippedOn, String id) {}
