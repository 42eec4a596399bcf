package desk;

import dev.partita.*;
import java.util.*;

@Table(name = "Desk", items = Ticket.class)
@GlobalIndex(name = "GSI1")
public interface Desk {

    @AccessPattern("a ticket")
    Optional<Ticket> ticket(String id);

    @AccessPattern("tickets of an agent")
    List<Ticket> tickets(String agent);
}
