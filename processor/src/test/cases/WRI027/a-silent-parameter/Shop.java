package design;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order")
    Optional<Order> order(String customerId, String id);

    @Transaction void swap(@Delete Order old, Order order); // error: WRI027 "Shop.swap, parameter order: a parameter of a @Transaction has one of @Put, @Delete, @Update and @Check; found none."
}
