package shop;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern(value = "a customer's latest order", order = Direction.DESCENDING)
    Optional<Order> latest(String customer); // error: PAT027 "Shop.latest(customer): order = DESCENDING has no effect, since without a limit the result is the only item there is"
}
