package desk;

import dev.partita.*;
import java.util.*;

@Table(name = "Desk", items = Ticket.class)
public interface Desk {

    @AccessPattern("a ticket")
    Optional<Ticket> ticket(String id);
}
