package shop;

import dev.partita.*;
import java.util.List;
import java.util.Optional;

@Table(name = "Shop", items = Customer.class)
public interface Shop {

    @AccessPattern("a customer")
    Optional<Customer> customer(String id);

    @AccessPattern("a customer's orders")
    List<Order> orders(String customerId); // error: COL024 "Shop.orders: Order is not among the items of Shop."
}
