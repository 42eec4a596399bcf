package shop;

import dev.partita.*;
import java.time.LocalDate;
import java.util.List;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("a customer's orders since a day")
    List<Order> orders(String customerId, @From("placedOn") LocalDate since);
}
