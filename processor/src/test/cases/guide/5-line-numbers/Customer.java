package shop;

import dev.partita.*;

@Partition("CUST#{id}") @Sort("PROFILE")
public record Customer(String id, String name) {}
