package desk;

import dev.partita.*;
import java.util.Optional;

@Table(
        name = "Desk",
        items = {
            Ticket.class,
            Note.class // error: IDX020 "Note is no record with @Partition."
        })
public interface Desk {

    @AccessPattern("a ticket")
    Optional<Ticket> ticket(String id);
}
