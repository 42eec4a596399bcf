package shop;

import dev.partita.*;

@Partition("CUST#{customerId}")
@Sort("ORDER#id}") // error: TPL001 "Order, @Sort: this } closes nothing"
public record Order(String customerId, String id, int total) {}
