package shop;

import dev.partita.*;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import java.util.Optional;

@Table(name = "Shop", items = {Customer.class, Order.class})
public interface Shop {

    @AccessPattern("a customer")
    Optional<Customer> customer(String id);

    @AccessPattern("a customer's orders, page by page")
    Page<Order> orders(String customerId, PageRequest page);
}
