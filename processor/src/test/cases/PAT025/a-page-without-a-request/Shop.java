package shop;

import dev.partita.*;
import dev.partita.runtime.Page;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("a customer's orders, page by page")
    Page<Order> orders(String customerId); // error: PAT025 "Shop.orders: a Page needs one PageRequest among the parameters, found 0."
}
