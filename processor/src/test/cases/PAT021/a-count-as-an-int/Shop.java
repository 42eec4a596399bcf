package shop;

import dev.partita.*;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern(value = "how many orders a customer has", of = Order.class)
    int count(String customerId); // error: PAT021 "Shop.count: it returns int, but an access pattern returns T"
}
