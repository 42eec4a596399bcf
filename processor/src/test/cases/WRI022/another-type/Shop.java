package design;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order")
    Optional<Order> order(String customerId, String id);

    @Update(Order.class) void setTotal(String customerId, String id, @Assign String total); // error: WRI022 "Shop.setTotal, total: Order.total is int, and this is String."
}
