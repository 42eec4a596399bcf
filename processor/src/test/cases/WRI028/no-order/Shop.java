package design;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order")
    Optional<Order> order(String customerId, String id);

    @Delete(Order.class) boolean drop(String customerId, String id, @Expect(is = Comparison.LESS) boolean paid); // error: WRI028 "Order.paid is boolean, of which no value is greater or less than another."
}
