package design;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order")
    Optional<Order> order(String customerId, String id);

    @Update(Order.class) void touch(String customerId, String id); // error: WRI026 "Shop.touch: it gives the key of Order, but no component that changes."
}
