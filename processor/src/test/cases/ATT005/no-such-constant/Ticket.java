package desk;

import dev.partita.*;

@Partition("TICKET#{id}")
public record Ticket(
        String id,
        @Default("OPENED") State state) { // error: ATT005 "Ticket.state: \"OPENED\" is no State: expected one of OPEN, CLOSED."
}
