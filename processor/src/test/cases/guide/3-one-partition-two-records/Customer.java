package shop;

import dev.partita.*;

@Partition("CUST#{id}") // error: KEY007 "Customer has no sort key, but other records of Shop have one."
public record Customer(String id, String name) {}
