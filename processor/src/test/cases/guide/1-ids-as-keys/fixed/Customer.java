package shop;

import dev.partita.*;

@Partition("CUST#{id}")
public record Customer(String id, String name) {}
