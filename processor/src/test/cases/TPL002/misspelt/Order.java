package shop;

import dev.partita.*;

@Partition("CUST#{custmerId}") // error: TPL002 "Order, @Partition: Order has no component custmerId; did you mean customerId?"
@Sort("ORDER#{id}")
public record Order(String customerId, String id, int total) {}
