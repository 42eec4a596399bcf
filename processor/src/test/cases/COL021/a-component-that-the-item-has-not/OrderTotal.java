package shop;

import dev.partita.*;

@View(Order.class)
public record OrderTotal(
        String id,
        int totl) {} // error: COL021 "OrderTotal.totl: Order has no component totl; did you mean total?"
