package shop;

import dev.partita.*;
import java.util.stream.Stream;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("a customer's orders as they come")
    Stream<Order> orders(String customer); // warning: PAT029 "Shop.orders(customer): nothing bounds a Stream without limit"
}
