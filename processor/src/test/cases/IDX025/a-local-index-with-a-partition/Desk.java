package desk;

import dev.partita.*;
import java.util.List;

@Table(name = "Desk", items = Ticket.class)
@LocalIndex(name = "byAgent")
public interface Desk {

    @AccessPattern("an agent's tickets in a team")
    List<Ticket> tickets(String team, String agent);
}
