package desk;

import dev.partita.*;

@Partition("TICKET#{id}")
public record Ticket(
        @KeyOnly String id,
        @KeyOnly String subject) { // error: ATT009 "Ticket.subject: it is @KeyOnly, but the primary key TICKET#{id} has no {subject}"
}
