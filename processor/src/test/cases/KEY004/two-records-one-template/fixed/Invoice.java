package shop;

import dev.partita.*;
import java.time.LocalDate;

@Partition("CUST#{customerId}")
@Sort("INVOICE#{date}#{number}")
public record Invoice(String customerId, LocalDate date, String number, int total) {}
