package desk;

import dev.partita.*;
import java.util.List;

@Table(name = "Desk", items = Ticket.class)
@GlobalIndex(name = "GSI1")
public interface Desk {

    @AccessPattern("tickets of an agent")
    List<Ticket> ofAgent(String agent);
}
