package shop;

import dev.partita.*;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

@Partition("CUST#{customerId}") @Sort("ORDER#{placedOn}#{id}")
public record Order(String customerId, LocalDate placedOn, String id, int total, @Nullable String note) {}
