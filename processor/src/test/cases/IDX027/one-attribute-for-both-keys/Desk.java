package desk;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Desk", items = Ticket.class, sortKey = "PK") // error: IDX027 "Desk, @Table: partition key and sort key are both stored in \"PK\""
public interface Desk {

    @AccessPattern("a ticket")
    Optional<Ticket> ticket(String id);
}
