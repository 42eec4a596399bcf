package desk;

import dev.partita.*;

@Partition("TICKET#{id}")
public record Ticket(
        String id,
        String type) { // error: ATT008 "Ticket.type: its attribute \"type\" is the type attribute of Desk."
}
