package shop;

import dev.partita.*;
import java.util.List;

@ItemCollection
public record Account(
        Customer customer,
        List<Order> orders,
        int count) {} // error: COL022 "Account.count: a part of a collection is an item record, a sealed interface over item records, or an Optional or List of one; int is none of these."
