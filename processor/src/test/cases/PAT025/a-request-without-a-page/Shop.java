package shop;

import dev.partita.*;
import dev.partita.runtime.PageRequest;
import java.util.List;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("a customer's orders, page by page")
    List<Order> orders(String customerId, PageRequest page); // error: PAT025 "Shop.orders: a PageRequest goes with the result Page, found List<Order>."
}
