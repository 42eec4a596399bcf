package design;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order")
    Optional<Order> order(String customerId, String id);

    @Delete(Order.class) boolean remove(String id); // error: WRI003 "Shop.remove: customerId of the primary key of Order is not given"
}
