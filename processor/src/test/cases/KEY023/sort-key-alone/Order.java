package shop;

import dev.partita.*;

@Sort("ORDER#{id}")
public record Order(String customerId, String id, int total) {} // error: KEY023 "Order: it has keys but no @Partition, so it is no item."
