package shop;

import dev.partita.*;

@Partition("CUST|{customerId}")
@Delimiter('|')
public record Order(String customerId, int total) {}
