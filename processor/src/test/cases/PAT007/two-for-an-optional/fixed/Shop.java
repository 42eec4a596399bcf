package shop;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern(value = "a customer's latest order", order = Direction.DESCENDING, limit = 1)
    Optional<Order> latest(String customerId);
}
