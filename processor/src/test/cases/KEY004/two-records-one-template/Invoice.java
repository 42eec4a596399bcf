package shop;

import dev.partita.*;
import java.time.LocalDate;

@Partition("CUST#{customerId}") // error: KEY004 "Order and Invoice can write the same key."
@Sort("ORDER#{date}#{number}")
public record Invoice(String customerId, LocalDate date, String number, int total) {}
