package design;

import dev.partita.AccessPattern;
import dev.partita.Batch;
import dev.partita.Put;
import dev.partita.Table;
import java.util.List;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("one by its key")
    Optional<Order> find(String customerId, String id);

    @Batch @Put void importAll(List<Order> orders); // error: WRI008 "Shop.importAll: Order has the copy byOrder, which is written in one transaction with its item; batches have neither conditions nor transactions."
}
