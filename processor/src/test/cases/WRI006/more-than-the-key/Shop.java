package design;

import dev.partita.AccessPattern;
import dev.partita.Table;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order by its key")
    Optional<Order> order(OrderKey key);
}
