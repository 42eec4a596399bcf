package shop;

import dev.partita.*;
import java.util.List;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    List<Order> ordersOf(String customerId); // error: GEN005 "Shop.ordersOf"

    @Put void save(Order order);
}
