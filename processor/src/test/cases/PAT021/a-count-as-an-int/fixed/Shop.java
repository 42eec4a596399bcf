package shop;

import dev.partita.*;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern(value = "how many orders a customer has", of = Order.class)
    long count(String customerId);
}
