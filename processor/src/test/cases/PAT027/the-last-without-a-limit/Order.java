package shop;

import dev.partita.*;
import java.time.LocalDate;

@Partition("CUST#{customer}") @Sort("ORDER#{day}#{id}")
public record Order(String customer, LocalDate day, String id, String note, int total) {}
