package shop;

import dev.partita.*;

@Partition("{id}")
public record Customer(String id, String name) {}
