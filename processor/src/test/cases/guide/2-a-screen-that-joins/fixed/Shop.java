package shop;

import dev.partita.*;
import java.util.Optional;

@Table(name = "App", items = {Customer.class, Order.class})
public interface Shop {

    @AccessPattern("a customer")
    Optional<Customer> customer(String id);

    @AccessPattern("a customer with all orders")
    CustomerWithOrders customerWithOrders(String customerId);

    @Put void save(Customer customer);
    @Put void save(Order order);
}
