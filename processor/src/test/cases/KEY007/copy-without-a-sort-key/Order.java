package shop;

import dev.partita.*;

@Partition("CUST#{customerId}") @Sort("ORDER#{id}")
@CopyKey(name = "byId", partition = "ORDER#{id}") // error: KEY007 "Order, copy byId has no sort key"
public record Order(String customerId, String id, int total) {}
