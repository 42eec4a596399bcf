package shop;

import dev.partita.*;
import java.time.LocalDate;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order")
    Optional<Order> order(String customer, LocalDate day, String id);
}
