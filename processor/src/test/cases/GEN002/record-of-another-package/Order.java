package shop.orders;

import dev.partita.*;

@Partition("ORDER#{id}")
record Order(String id, int total) implements Kind {}
