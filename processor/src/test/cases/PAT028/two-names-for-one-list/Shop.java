package shop;

import dev.partita.*;
import java.util.List;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("a customer's orders")
    List<Order> orders(String customer);

    @AccessPattern("all orders of a customer")
    List<Order> all(String customer); // warning: PAT028 "Shop.all(customer): it is the same as Shop.orders(customer), by request, limit and result."
}
