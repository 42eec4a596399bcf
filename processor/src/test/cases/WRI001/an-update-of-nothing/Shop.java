package design;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order")
    Optional<Order> order(String customerId, String id);

    @Update void setTotal(String customerId, String id, @Assign int total); // error: WRI001 "Shop.setTotal: it has to say which record it is for."
}
