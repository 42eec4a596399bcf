package shop;

import dev.partita.*;

@Partition("ORDER#{id}")
public record Order(String id, int total) {} // error: GEN004 "Order: OrderCodec, which is generated for it, would have the name of a class of yours."
