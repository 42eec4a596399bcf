package shop;

import dev.partita.*;
import java.util.List;

@PatternsOf(Shop.class)
public interface Reports {

    @AccessPattern("a customer's orders")
    List<Order> orders(String customerId);
}
