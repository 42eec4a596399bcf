package desk;

import dev.partita.*;
import java.util.List;

@Table(name = "Desk", items = Ticket.class)
@GlobalIndex(name = "GSI1")
@GlobalIndex(name = "GSI1", partitionKey = "GSI2PK", sortKey = "GSI2SK") // error: IDX022 "Desk: two indexes are named GSI1."
public interface Desk {

    @AccessPattern("tickets of an agent")
    List<Ticket> tickets(String agent);
}
