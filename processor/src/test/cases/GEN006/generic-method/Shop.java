package shop;

import dev.partita.*;
import java.util.List;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("the items of a customer")
    <T> List<T> items(String customerId); // error: GEN006 "Shop.items: a generic method can't be implemented"

    @Put void save(Order order);
}
