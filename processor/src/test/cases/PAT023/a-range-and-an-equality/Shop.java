package shop;

import dev.partita.*;
import java.time.LocalDate;
import java.util.List;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("a customer's orders since a day")
    List<Order> orders(
            String customerId,
            @Is("placedOn") @From LocalDate placedOn); // error: PAT023 "Shop.orders, parameter placedOn: a parameter restricts a component in one way, and this has @From and @Is"
}
