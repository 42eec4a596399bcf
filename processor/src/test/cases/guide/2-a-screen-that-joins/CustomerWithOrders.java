package shop;

import dev.partita.*;
import java.util.List;

@ItemCollection
public record CustomerWithOrders(Customer customer, List<Order> orders) {}
