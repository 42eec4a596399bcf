package shop;

import dev.partita.Partition;
import dev.partita.Sort;

/** A line of an order. */
@Partition("ORDER#{orderId}")
@Sort("ITEM#{line:4}")
public record LineItem(String orderId, int line, String sku, int quantity) {}
