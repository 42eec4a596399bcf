package shop;

import dev.partita.*;
import java.util.List;

public interface Reports {

    @AccessPattern("a customer's orders")
    List<Order> orders(String customerId);
}
