package design;

import dev.partita.*;

@Partition("CUST#{customerId}") @Sort("ORDER#{id}")
public record Order(String customerId, String id, int total) {}
