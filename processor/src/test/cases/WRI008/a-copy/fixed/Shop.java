package design;

import dev.partita.AccessPattern;
import dev.partita.Put;
import dev.partita.Table;
import java.util.List;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("one by its key")
    Optional<Order> find(String customerId, String id);

    @Put void importAll(List<Order> orders);
}
