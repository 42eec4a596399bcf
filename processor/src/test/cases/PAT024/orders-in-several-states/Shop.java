package shop;

import dev.partita.*;
import java.util.List;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("a customer's orders in some states")
    List<Order> orders(
            String customerId,
            List<Status> status); // error: PAT024 "Shop.orders(customerId, status): status holds several values, but a key condition compares with one"
}
