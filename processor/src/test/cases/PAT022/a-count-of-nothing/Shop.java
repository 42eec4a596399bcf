package shop;

import dev.partita.*;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("how many orders a customer has") // error: PAT022 "Shop.count: a result of type long doesn't say which record is meant."
    long count(String customerId);
}
