package shop;

import dev.partita.*;
import java.util.List;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("the orders of a customer")
    List<Order> orders(String customerId);

    @Put void save(Order order);
}
