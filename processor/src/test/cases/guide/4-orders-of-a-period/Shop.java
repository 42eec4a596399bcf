package shop;

import static dev.partita.Direction.DESCENDING;

import dev.partita.*;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import java.time.LocalDate;
import java.util.Optional;

@Table(name = "App", items = {Customer.class, Order.class})
public interface Shop {

    @AccessPattern("a customer")
    Optional<Customer> customer(String id);

    @AccessPattern("a customer with all orders")
    CustomerWithOrders customerWithOrders(String customerId);

    @AccessPattern(value = "a customer's orders, newest first", order = DESCENDING)
    Page<Order> orders(String customerId, PageRequest page);

    @AccessPattern("a customer's orders placed in a period")
    Page<Order> ordersPlaced(String customerId, // error: PAT003 "no key of Order can answer this with one request"
            @From("placedOn") LocalDate first, @To("placedOn") LocalDate last, PageRequest page);

    @Put void save(Customer customer);
    @Put void save(Order order);
}
