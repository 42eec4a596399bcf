package shop;

import dev.partita.*;
import java.time.LocalDate;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern(value = "an order", limit = 1)
    Optional<Order> order(String customer, LocalDate day, String id); // error: PAT027 "limit = 1 has no effect, since the key is full, so there is one item at most."
}
