package shop;

import dev.partita.*;

@View(Order.class)
public record OrderTotal(
        String id,
        long total) {} // error: COL021 "OrderTotal.total: its type is long, but Order.total is int"
