package shop;

import dev.partita.*;
import java.util.List;

@PatternsOf(Shop.class) // error: GEN008 "Reports: expected an interface with @Table, but Shop has no @Table."
public interface Reports {

    @AccessPattern("a customer's orders")
    List<Order> orders(String customerId);
}
