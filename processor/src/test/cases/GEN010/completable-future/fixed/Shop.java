package shop;

import dev.partita.*;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order")
    Order order(String customerId, String id);

    @Put void save(Order order);
}
