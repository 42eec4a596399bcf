package shop;

import dev.partita.*;

@Partition("CUST#{id}") @Sort("CUSTOMER")
public record Customer(String id, String name) implements Entry {}
