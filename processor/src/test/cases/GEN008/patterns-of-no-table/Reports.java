package shop;

import dev.partita.*;
import java.util.List;

@PatternsOf(Shop.class) // error: GEN008 "Reports: expected one interface with @Table, found 1 classes, and Shop has no @Table."
public interface Reports {

    @AccessPattern("a customer's orders")
    List<Order> orders(String customerId);
}
