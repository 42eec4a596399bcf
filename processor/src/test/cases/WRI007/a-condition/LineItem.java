package design;

import dev.partita.Partition;
import dev.partita.Sort;

@Partition("ORDER#{orderId}")
@Sort("ITEM#{line:4}")
public record LineItem(String orderId, int line, String sku) {}
