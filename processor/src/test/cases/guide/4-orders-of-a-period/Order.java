package shop;

import dev.partita.*;
import java.time.LocalDate;

@Partition("CUST#{customerId}") @Sort("ORDER#{id}")
public record Order(
        String customerId, LocalDate placedOn, String id, String warehouse, Status status, int total) {}
