package shop;

import dev.partita.*;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("a customer's orders, perhaps of one day")
    List<Order> orders(
            String customerId,
            @Nullable LocalDate placedOn); // error: PAT023 "Shop.orders, parameter placedOn: an argument is never left out"
}
