package desk;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Desk", items = Ticket.class)
public interface Desk {

    @AccessPattern("a ticket")
    Optional<Ticket> ticket(String id);
}
