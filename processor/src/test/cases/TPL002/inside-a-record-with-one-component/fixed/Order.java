package shop;

import dev.partita.*;

@Partition("CUST#{customer}")
@Sort("ORDER#{id}")
public record Order(CustomerId customer, String id, int total) {}
