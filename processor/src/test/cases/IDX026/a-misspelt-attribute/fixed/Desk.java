package desk;

import dev.partita.*;
import java.util.*;

@Table(name = "Desk", items = Ticket.class)
@GlobalIndex(name = "GSI1", projection = Projection.INCLUDE, include = "subject")
public interface Desk {

    @AccessPattern("a ticket")
    Optional<Ticket> ticket(String id);

    @AccessPattern("what an agent works on")
    List<Subject> subjects(String agent);
}
