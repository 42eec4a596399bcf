package shop;

import dev.partita.KeyOnly;
import dev.partita.Partition;
import dev.partita.Sort;

/** A customer as another program stored it: the id stands in the key alone. */
@Partition("CUST#{id}")
@Sort("PROFILE")
public record PlainCustomer(@KeyOnly String id, String name) {}
