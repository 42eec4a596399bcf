package shop;

import dev.partita.*;

@Partition("CUST{{{customerId}")
@Delimiter('{') // error: KEY022 "Order: a brace or half of a surrogate pair can't be a delimiter."
public record Order(String customerId, int total) {}
