package shop;

import static dev.partita.Direction.DESCENDING;

import dev.partita.AccessPattern;
import dev.partita.Table;
import java.util.Optional;

/** Reads what another program has written into a table of its own. */
@Table(
        name = "Plain",
        items = {PlainCustomer.class, PlainOrder.class, PlainLine.class})
public interface PlainShop {

    @AccessPattern("a customer with all orders")
    PlainCustomerWithOrders customerWithOrders(String customerId);

    @AccessPattern(value = "a customer's latest order", order = DESCENDING, limit = 1)
    Optional<PlainOrder> latestOrder(String customerId);

    @AccessPattern("a line of an order")
    Optional<PlainLine> line(String orderId, int line);
}
