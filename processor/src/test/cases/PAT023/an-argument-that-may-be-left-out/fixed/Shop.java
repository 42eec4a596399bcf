package shop;

import dev.partita.*;
import java.time.LocalDate;
import java.util.List;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("a customer's orders")
    List<Order> orders(String customerId);

    @AccessPattern("a customer's orders of one day")
    List<Order> orders(String customerId, LocalDate placedOn);
}
