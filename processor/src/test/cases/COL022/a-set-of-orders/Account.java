package shop;

import dev.partita.*;
import java.util.Set;

@ItemCollection
public record Account(
        Customer customer,
        Set<Order> orders) {} // error: COL022 "Account.orders: a part of a collection is an item record, a sealed interface over item records, or an Optional or List of one; Set<Order> is none of these."
