package shop;

import dev.partita.*;
import java.util.List;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern(value = "a customer's orders", of = Order.class) // error: PAT022 "Shop.orders: of names the record for the results boolean and long; here the result type does."
    List<Order> orders(String customerId);
}
