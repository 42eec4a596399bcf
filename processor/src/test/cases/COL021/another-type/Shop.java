package shop;

import dev.partita.*;
import java.util.List;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("the totals of a customer's orders")
    List<OrderTotal> totals(String customerId);
}
