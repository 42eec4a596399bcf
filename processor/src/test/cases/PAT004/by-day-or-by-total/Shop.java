package shop;

import dev.partita.*;
import java.util.List;

@Table(name = "Shop", items = Order.class)
@GlobalIndex(name = "GSI1")
public interface Shop {

    @AccessPattern("a customer's orders")
    List<Order> orders(String customerId); // error: PAT004 "Shop.orders(customerId): several keys of Order can answer this; choose one by via."
}
