package desk;

import dev.partita.*;

@Partition("TICKET#{id}")
public record Ticket(
        @Attribute("i") @KeyOnly String id, // error: ATT006 "Ticket.id: a @KeyOnly component has no attribute, so @Attribute can't name it."
        String subject) {}
