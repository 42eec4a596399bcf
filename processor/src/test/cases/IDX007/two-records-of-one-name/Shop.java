package shop;

import dev.partita.*;
import java.util.Optional;

@Table(
        name = "Shop",
        items = {billing.Order.class, Order.class},
        typeAttribute = "kind")
public interface Shop {

    @AccessPattern("an order")
    Optional<Order> order(String id);

    @AccessPattern("a payment order")
    Optional<billing.Order> paymentOrder(String number);
}
