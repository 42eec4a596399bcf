package shop;

import dev.partita.KeyOnly;
import dev.partita.Partition;
import dev.partita.Sort;

/** A line of an order as another program stored it: all that is known stands in the key. */
@Partition("ORDER#{orderId}")
@Sort("ITEM#{line}")
public record PlainLine(@KeyOnly String orderId, @KeyOnly int line) {}
