package design;

import dev.partita.Partition;
import dev.partita.Sort;
import java.time.LocalDate;

@Partition("CUST#{customerId}")
@Sort("ORDER#{placedOn}#{id}")
public record Order(String customerId, LocalDate placedOn, String id, int total) {}
