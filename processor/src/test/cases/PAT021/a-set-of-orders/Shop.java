package shop;

import dev.partita.*;
import java.util.Set;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("a customer's orders")
    Set<Order> orders(String customerId); // error: PAT021 "Shop.orders: it returns Set<Order>, but an access pattern returns T"
}
