package shop;

import dev.partita.KeyOnly;
import dev.partita.Partition;
import dev.partita.Sort;

/** A customer. The id stands in the key alone. */
@Partition("CUST#{id}")
@Sort("PROFILE")
public record Customer(@KeyOnly String id, String name) {}
