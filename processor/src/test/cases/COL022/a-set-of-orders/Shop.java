package shop;

import dev.partita.*;

@Table(name = "Shop", items = {Customer.class, Order.class})
public interface Shop {

    @AccessPattern("a customer with the orders")
    Account account(String customerId);
}
