package design;

import dev.partita.CopyKey;
import dev.partita.Partition;
import dev.partita.Sort;

@Partition("CUST#{customerId}")
@Sort("ORDER#{id}")
@CopyKey(name = "byOrder", partition = "ORDER#{id}", sort = "HEAD")
public record Order(String customerId, String id, int total) {}
