package shop;

import dev.partita.*;

@View(Order.class)
public record OrderTotal(
        String id,
        @Attribute("sum") int total) {} // error: COL021 "OrderTotal.total: how it is stored is said by Order.total"
