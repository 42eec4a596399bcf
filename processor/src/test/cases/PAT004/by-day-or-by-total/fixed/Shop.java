package shop;

import dev.partita.*;
import java.util.List;

@Table(name = "Shop", items = Order.class)
@GlobalIndex(name = "GSI1")
public interface Shop {

    @AccessPattern(value = "a customer's orders, oldest first", via = "primary")
    List<Order> orders(String customerId);

    @AccessPattern(value = "a customer's orders, dearest first", via = "GSI1", order = Direction.DESCENDING)
    List<Order> dearest(String customerId);
}
