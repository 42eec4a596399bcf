package shop;

import dev.partita.*;
import java.time.LocalDate;
import java.util.List;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("a customer's orders of a period")
    List<Order> placed(
            String customerId,
            @From("placedOn") LocalDate first,
            @To("placedOn") LocalDate last);
}
