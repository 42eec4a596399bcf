package design;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order")
    Optional<Order> order(String customerId, String id);

    @Update(Order.class) void give(String customerId, String id, @Assign("customerId") String newOwner); // error: WRI020 "Shop.give: customerId is part of the primary key of Order, which an update can't change"
}
