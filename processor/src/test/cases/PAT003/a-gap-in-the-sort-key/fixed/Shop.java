package shop;

import dev.partita.*;
import java.time.LocalDate;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order of a customer")
    Optional<Order> order(String customerId, LocalDate placedOn, String id);
}
