package shop;

import dev.partita.*;

@Partition("CUST#{customerId") // error: TPL001 "Order, @Partition: this placeholder has no closing }"
@Sort("ORDER#{id}")
public record Order(String customerId, String id, int total) {}
