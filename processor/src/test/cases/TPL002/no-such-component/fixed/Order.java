package shop;

import dev.partita.*;

@Partition("CUST#{customerId}")
@Sort("ORDER#{warehouse}#{id}")
public record Order(String customerId, String id, String warehouse, int total) {}
