package shop;

import dev.partita.*;
import java.util.List;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern(value = "a customer's orders", limit = -1) // error: PAT020 "Shop.orders: limit is -1; expected a positive number, or 0 for none."
    List<Order> orders(String customerId);
}
