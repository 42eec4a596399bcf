package design;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order")
    Optional<Order> order(String customerId, String id);

    @Put boolean save(Order order); // error: WRI002 "Shop.save: it returns boolean, but a @Put returns void, or Order: the record as stored."
}
