package design;

import dev.partita.*;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
@GlobalIndex(name = "GSI1")
public interface Shop {

    @AccessPattern("an order")
    Optional<Order> order(String customerId, String id);

    @AccessPattern(value = "the open orders of a warehouse", when = "status = OPEN")
    List<Order> open(String warehouse);

    @Update(Order.class) void setStatus(String customerId, String id, @Assign Status status,
            @Expect String warehouse, @Expect LocalDate placedOn);
}
