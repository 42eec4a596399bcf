package desk;

import dev.partita.*;
import java.util.List;

@Table(name = "Desk", items = {Ticket.class, Agent.class})
@GlobalIndex(name = "GSI1")
public interface Desk {

    @AccessPattern("an agent with all tickets")
    List<Task> tasks(String agent);
}
