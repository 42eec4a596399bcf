package shop;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = {Order.class, LineItem.class})
public interface Shop {

    @AccessPattern("an order")
    Optional<Order> order(String id);

    @AccessPattern("a line of an order")
    Optional<LineItem> item(String orderId, int line);

    @Put void save(Order order);
    @Put void save(LineItem item);
}
