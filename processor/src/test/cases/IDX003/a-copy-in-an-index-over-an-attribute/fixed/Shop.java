package shop;

import dev.partita.*;
import java.util.*;

@Table(name = "Shop", items = Order.class)
@GlobalIndex(name = "byWarehouse")
public interface Shop {

    @AccessPattern("an order by its id")
    Optional<Order> order(String id);

    @AccessPattern("orders of a warehouse")
    List<Order> inWarehouse(String warehouse);
}
