package desk;

import dev.partita.*;
import java.util.*;

@Table(name = "Desk", items = {Ticket.class, Visit.class})
@GlobalIndex(name = "byAgent", partitionKey = "agent")
public interface Desk {

    @AccessPattern("tickets of an agent")
    List<Ticket> tickets(String agent);

    @AccessPattern("a visit")
    Optional<Visit> visit(String id);
}
