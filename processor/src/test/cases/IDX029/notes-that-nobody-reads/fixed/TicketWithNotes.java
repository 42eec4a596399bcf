package desk;

import dev.partita.*;
import java.util.List;

@ItemCollection
public record TicketWithNotes(Ticket ticket, List<Note> notes) {}
