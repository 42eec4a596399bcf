package shop;

import dev.partita.*;
import java.util.List;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("a customer's orders")
    List<Order> orders(String customerId);

    @AccessPattern(value = "an order", via = "byOrder")
    Optional<Order> order(String id);
}
