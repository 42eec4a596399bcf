package shop;

import dev.partita.*;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern(value = "a customer's orders, page by page", limit = 20)
    Page<Order> orders(String customerId, PageRequest page); // error: PAT007 "Shop.orders(customerId, page): the size of a page is the PageRequest's; leave limit out."
}
