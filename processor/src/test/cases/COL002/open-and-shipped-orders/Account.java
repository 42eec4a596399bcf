package shop;

import dev.partita.*;
import java.util.List;

@ItemCollection
public record Account(
        Customer customer,
        List<Order> open,
        List<Order> shipped) {} // error: COL002 "Shop.account(customerId): Order stands in the parts open and shipped"
