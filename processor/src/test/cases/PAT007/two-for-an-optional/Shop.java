package shop;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern(value = "a customer's latest order", order = Direction.DESCENDING, limit = 2)
    Optional<Order> latest(String customerId); // error: PAT007 "Shop.latest(customerId): a result of at most one item goes with limit = 1 or none, found 2."
}
