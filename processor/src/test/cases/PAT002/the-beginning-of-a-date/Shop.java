package shop;

import dev.partita.*;
import java.time.YearMonth;
import java.util.List;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("a customer's orders of a month")
    List<Order> placedIn(
            String customerId,
            @StartsWith("placedOn") YearMonth month); // error: PAT002 "Shop.placedIn(customerId, month): @StartsWith is the beginning of a text, found LocalDate placedOn"
}
