package shop;

import dev.partita.*;
import dev.partita.runtime.*;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("a customer's orders, page by page")
    Page<Order> orders(String customer, PageRequest page);
}
