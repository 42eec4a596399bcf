package design;

import dev.partita.*;
import java.util.List;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order")
    Optional<Order> order(String customerId, String id);

    @Update(Order.class) void forget(String customerId, String id, @Assign("notes") List<String> notes);
}
