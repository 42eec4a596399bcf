package shop;

import dev.partita.*;
import java.util.List;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("a customer's orders")
    List<Order> orders(String customerId);

    @AccessPattern("a warehouse's orders")
    List<Order> ofWarehouse(String warehouse); // error: PAT003 "Shop.ofWarehouse(warehouse): no key of Order can answer this with one request."
}
