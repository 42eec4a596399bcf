package shop;

import dev.partita.*;
import java.time.LocalDate;

@Partition("CUST#{customerId}")
@Sort("ORDER#{placedOn#{id}}") // error: TPL001 "Order, @Sort: a placeholder can't hold another one"
public record Order(String customerId, LocalDate placedOn, String id) {}
