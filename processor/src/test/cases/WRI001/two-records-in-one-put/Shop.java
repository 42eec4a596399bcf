package design;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order")
    Optional<Order> order(String customerId, String id);

    @Put void save(Order order, Order other); // error: WRI001 "Shop.save: expected one parameter, a record of Shop, found 2 parameters."
}
