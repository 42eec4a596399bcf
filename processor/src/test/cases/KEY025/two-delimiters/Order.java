package shop;

import dev.partita.*;

@Partition("ORDER|{id}") @Delimiter('|')
public record Order(String id, int total) {} // error: KEY025 "Order: its delimiter is |, but that of Customer is #"
