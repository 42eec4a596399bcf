package shop;

import dev.partita.CopyKey;
import dev.partita.IndexKey;
import dev.partita.Partition;
import dev.partita.Sort;
import java.time.LocalDate;

/** An order. It is stored under its customer, again under its own id, and in the index while it is open. */
@Partition("CUST#{customerId}")
@Sort("ORDER#{placedOn}#{id}")
@CopyKey(name = "byOrder", partition = "ORDER#{id}", sort = "HEAD")
@IndexKey(index = "GSI1", partition = "WH#{warehouse}", sort = "{placedOn}#{id}", when = "status = OPEN")
public record Order(String customerId, LocalDate placedOn, String id, String warehouse, Status status, int total) {}
