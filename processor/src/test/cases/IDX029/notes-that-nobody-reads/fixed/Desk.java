package desk;

import dev.partita.*;

@Table(
        name = "Desk",
        items = {Ticket.class, Note.class})
public interface Desk {

    @AccessPattern("a ticket with its notes")
    TicketWithNotes ticket(String id);

    @Put
    void add(Note note);
}
