package shop;

import dev.partita.*;

@Partition("ORDER#{id}") @Sort("HEAD")
public record Order(String id, String customer) {}
