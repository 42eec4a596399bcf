package design;

import dev.partita.*;
import java.util.List;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order")
    Optional<Order> order(String customerId, String id);

    @Update(Order.class) void forget(String customerId, String id, @Remove("notes") List<String> notes); // error: WRI022 "@Remove removes elements from a set, and Order.notes is List<String>."
}
