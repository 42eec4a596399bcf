package shop;

import dev.partita.ItemCollection;
import java.util.List;

/** A customer with all orders. */
@ItemCollection
public record PlainCustomerWithOrders(PlainCustomer customer, List<PlainOrder> orders) {}
