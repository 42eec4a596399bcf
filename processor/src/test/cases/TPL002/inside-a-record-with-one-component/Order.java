package shop;

import dev.partita.*;

@Partition("CUST#{customer.value}") // error: TPL002 "Order.customer is a record with one component, which counts as that component: write customer"
@Sort("ORDER#{id}")
public record Order(CustomerId customer, String id, int total) {}
