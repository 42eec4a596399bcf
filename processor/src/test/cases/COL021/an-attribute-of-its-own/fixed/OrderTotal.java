package shop;

import dev.partita.*;

@View(Order.class)
public record OrderTotal(String id, int total) {}
