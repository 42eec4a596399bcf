package desk;

import dev.partita.*;
import java.util.*;

@Table(name = "Desk", items = Ticket.class)
@GlobalIndex(name = "GSI1", include = "subject") // error: IDX026 "it includes attributes, but its projection is ALL."
public interface Desk {

    @AccessPattern("a ticket")
    Optional<Ticket> ticket(String id);

    @AccessPattern("what an agent works on")
    List<Subject> subjects(String agent);
}
