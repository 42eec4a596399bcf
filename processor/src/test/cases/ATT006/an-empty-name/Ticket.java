package desk;

import dev.partita.*;

@Partition("TICKET#{id}")
public record Ticket(
        String id,
        @Attribute("") String subject) { // error: ATT006 "Ticket.subject: the name of an attribute can't be empty."
}
