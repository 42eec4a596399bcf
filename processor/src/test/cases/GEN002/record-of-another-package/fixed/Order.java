package shop.orders;

import dev.partita.*;

@Partition("ORDER#{id}")
public record Order(String id, int total) implements Kind {}
