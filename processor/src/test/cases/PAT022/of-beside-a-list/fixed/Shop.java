package shop;

import dev.partita.*;
import java.util.List;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("a customer's orders")
    List<Order> orders(String customerId);
}
