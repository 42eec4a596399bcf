package shop;

import dev.partita.*;

@Partition("ORDER#{orderId}") @Sort("ITEM#{line:4}")
public record LineItem(String orderId, int line, String sku) {}
