package shop;

import dev.partita.*;

@Partition("CUST#{customer id}") // error: TPL001 "\"customer id\" is no component's name"
@Sort("ORDER#{id}")
public record Order(String customerId, String id, int total) {}
