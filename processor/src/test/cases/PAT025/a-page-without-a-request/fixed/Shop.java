package shop;

import dev.partita.*;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("a customer's orders, page by page")
    Page<Order> orders(String customerId, PageRequest page);
}
