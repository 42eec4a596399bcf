package shop;

import dev.partita.*;

@Partition("ORDER#{orderId}") @Sort("{line}") // error: KEY006 "LineItem: the key attribute SK would hold a Number, but it holds a Text in Customer."
public record LineItem(String orderId, int line, String sku, int quantity) {}
