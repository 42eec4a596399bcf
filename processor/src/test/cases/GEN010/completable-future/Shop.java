package shop;

import dev.partita.*;
import java.util.concurrent.CompletableFuture;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order")
    CompletableFuture<Order> order(String customerId, String id); // error: GEN010 "Shop.order: asynchronous interfaces are not supported yet."

    @Put void save(Order order);
}
