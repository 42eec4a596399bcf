package design;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order")
    Optional<Order> order(String customerId, String id);

    @Update(Order.class) void raise(String customerId, String id, @Assign int total, @Add("total") int more); // error: WRI023 "Shop.raise: total is changed twice, by more and by a parameter before it."
}
