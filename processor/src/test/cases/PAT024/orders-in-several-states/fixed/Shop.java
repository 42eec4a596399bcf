package shop;

import dev.partita.*;
import java.util.List;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("a customer's orders in a state")
    List<Order> orders(String customerId, Status status);

    default List<Order> orders(String customerId, List<Status> states) {
        return states.stream()
                .flatMap(status -> orders(customerId, status).stream())
                .toList();
    }
}
