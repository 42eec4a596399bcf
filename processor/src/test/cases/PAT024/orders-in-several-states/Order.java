package shop;

import dev.partita.*;
import java.time.LocalDate;

@Partition("CUST#{customerId}") @Sort("ORDER#{status}#{placedOn}#{id}")
public record Order(String customerId, Status status, LocalDate placedOn, String id) {}
