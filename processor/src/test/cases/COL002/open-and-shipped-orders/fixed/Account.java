package shop;

import dev.partita.*;
import java.util.List;

@ItemCollection
public record Account(Customer customer, List<Order> orders) {

    public List<Order> open() {
        return orders.stream().filter(order -> !order.shipped()).toList();
    }
}
