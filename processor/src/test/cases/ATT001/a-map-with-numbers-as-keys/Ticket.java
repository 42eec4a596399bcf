package desk;

import dev.partita.*;
import java.util.Map;

@Partition("TICKET#{id}")
public record Ticket(
        String id,
        Map<Integer, String> steps) { // error: ATT001 "Ticket.steps: Partita can't store Map<Integer, String>."
}
