package design;

import dev.partita.KeyOf;

@KeyOf(LineItem.class)
public record LineItemKey(String orderId, int line) {}
