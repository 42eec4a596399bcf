package shop;

import dev.partita.*;

@View(Order.class)
public record OrderTotal(
        int total,
        String note) {} // error: COL021 "OrderTotal.note: Order.note may lack a value, so this has to be @Nullable or Optional as well."
