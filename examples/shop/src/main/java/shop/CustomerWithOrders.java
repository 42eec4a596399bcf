package shop;

import dev.partita.ItemCollection;
import java.util.List;

/** A customer with all orders. */
@ItemCollection
public record CustomerWithOrders(Customer customer, List<Order> orders) {}
