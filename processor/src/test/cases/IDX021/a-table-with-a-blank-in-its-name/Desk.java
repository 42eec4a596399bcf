package desk;

import dev.partita.*;
import java.util.Optional;

@Table(name = "service desk", items = Ticket.class) // error: IDX021 "Desk, @Table: the table's name, \"service desk\", is not one that DynamoDB allows"
public interface Desk {

    @AccessPattern("a ticket")
    Optional<Ticket> ticket(String id);
}
