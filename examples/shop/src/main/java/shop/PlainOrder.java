package shop;

import dev.partita.KeyOnly;
import dev.partita.Partition;
import dev.partita.Sort;
import java.time.LocalDate;

/** An order as another program stored it: only the total is an attribute. */
@Partition("CUST#{customerId}")
@Sort("ORDER#{placedOn}#{id}")
public record PlainOrder(
        @KeyOnly String customerId,
        @KeyOnly LocalDate placedOn,
        @KeyOnly String id,
        int total) {}
