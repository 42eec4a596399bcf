package shop;

import dev.partita.*;

@Partition("ORDER#{id}")
public record Order(String id, int total) {}
