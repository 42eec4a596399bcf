package shop;

import dev.partita.*;
import java.time.LocalDate;

@Partition("CUST#{customerId}") @Sort("ORDER#{placedOn}#{id}")
public record Order(String customerId, LocalDate placedOn, String id, int total) {}
