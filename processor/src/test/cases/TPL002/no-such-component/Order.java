package shop;

import dev.partita.*;

@Partition("CUST#{customerId}")
@Sort("ORDER#{warehouse}#{id}") // error: TPL002 "Order, @Sort: Order has no component warehouse: it has customerId, id, total"
public record Order(String customerId, String id, int total) {}
