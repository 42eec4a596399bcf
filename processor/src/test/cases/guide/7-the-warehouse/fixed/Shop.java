package shop;

import static dev.partita.Direction.DESCENDING;

import dev.partita.*;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import java.time.LocalDate;
import java.util.Optional;

@Table(name = "App", items = {Customer.class, Order.class, LineItem.class})
@GlobalIndex(name = "GSI1")
public interface Shop {

    @AccessPattern("a customer")
    Optional<Customer> customer(String id);

    @AccessPattern("a customer with all orders")
    CustomerWithOrders customerWithOrders(String customerId);

    @AccessPattern(value = "a customer's orders, newest first", order = DESCENDING)
    Page<Order> orders(String customerId, PageRequest page);

    @AccessPattern("a customer's orders placed in a period")
    Page<Order> ordersPlaced(String customerId,
            @From("placedOn") LocalDate first, @To("placedOn") LocalDate last, PageRequest page);

    @AccessPattern("an order with its line items")
    OrderWithItems orderWithItems(String orderId);

    @AccessPattern(value = "open orders of a warehouse, oldest first", when = "status = OPEN")
    Page<Order> openOrders(String warehouse, PageRequest page);

    @Put void save(Customer customer);
    @Put void save(Order order);
    @Put void save(LineItem item);
}
