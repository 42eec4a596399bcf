package design;

import dev.partita.Partition;
import dev.partita.Sort;
import dev.partita.Unique;

@Partition("CUST#{id}")
@Sort("PROFILE")
@Unique("EMAIL#{email:lower}")
public record Customer(String id, String email) {}
