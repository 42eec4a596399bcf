package shop;

import dev.partita.*;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;

@Table(name = "Shop", items = {Customer.class, Order.class})
public interface Shop {

    @AccessPattern("a customer with the orders, page by page")
    Page<Account> account(String customerId, PageRequest page); // error: COL001 "Shop.account(customerId, page): Account is a collection, which is read as a whole, found Page<Account>."
}
