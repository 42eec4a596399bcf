package shop;

import static dev.partita.Direction.DESCENDING;
import static dev.partita.When.ABSENT;

import dev.partita.AccessPattern;
import dev.partita.Assign;
import dev.partita.Delete;
import dev.partita.Expect;
import dev.partita.From;
import dev.partita.GlobalIndex;
import dev.partita.Put;
import dev.partita.Table;
import dev.partita.To;
import dev.partita.Transaction;
import dev.partita.Update;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** The shop's access patterns, and what is written. */
@Table(
        name = "App",
        items = {Customer.class, Order.class, LineItem.class})
@GlobalIndex(name = "GSI1")
public interface Shop {

    @AccessPattern("get a customer by id")
    Optional<Customer> customer(String id);

    @AccessPattern("a customer with all orders")
    CustomerWithOrders customerWithOrders(String customerId);

    @AccessPattern(value = "list a customer's orders, newest first", order = DESCENDING)
    Page<Order> orders(String customerId, PageRequest page);

    @AccessPattern("a customer's orders placed in a period")
    Page<Order> ordersPlaced(
            String customerId, @From("placedOn") LocalDate first, @To("placedOn") LocalDate last, PageRequest page);

    @AccessPattern(value = "a customer's latest order", order = DESCENDING, limit = 1)
    Optional<Order> latestOrder(String customerId);

    @AccessPattern("an order with its line items")
    OrderWithItems orderWithItems(String orderId);

    @AccessPattern(value = "open orders of a warehouse, oldest first", when = "status = OPEN")
    Page<Order> openOrders(String warehouse, PageRequest page);

    @Put
    void save(Customer customer);

    @Transaction
    void place(@Put(when = ABSENT) Order order, @Put List<LineItem> items);

    @Update(Order.class)
    void setStatus(
            String customerId,
            LocalDate placedOn,
            String id,
            @Expect("warehouse") String warehouse,
            @Expect("status") Status from,
            @Assign("status") Status to);

    @Delete
    void remove(Customer customer);
}
