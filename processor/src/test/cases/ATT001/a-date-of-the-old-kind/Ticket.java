package desk;

import dev.partita.*;
import java.util.Date;

@Partition("TICKET#{id}")
public record Ticket(
        String id,
        Date opened) { // error: ATT001 "Ticket.opened: Partita can't store Date."
}
