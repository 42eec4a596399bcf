package desk;

import dev.partita.*;
import dev.partita.runtime.*;
import java.util.*;

@Table(name = "Desk", items = Ticket.class)
@GlobalIndex(name = "GSI1")
public interface Desk {

    @AccessPattern("a ticket")
    Optional<Ticket> ticket(String id);

    @AccessPattern("tickets in a state")
    Page<Ticket> inState(State state, PageRequest page);

    enum State { OPEN, WAITING, CLOSED }
}
