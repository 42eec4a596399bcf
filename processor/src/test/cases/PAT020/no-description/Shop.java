package shop;

import dev.partita.*;
import java.util.List;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("") // error: PAT020 "Shop.ordersPlaced: its description is empty"
    List<Order> ordersPlaced(String customerId);
}
