package shop;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order of a customer")
    Optional<Order> order(String customerId, String id); // error: PAT003 "Shop.order(customerId, id): no key of Order can answer this with one request."
}
