package desk;

import dev.partita.*;

@Partition("TICKET#{id}")
public record Ticket(
        String id,
        @Attribute("text") String question,
        @Attribute("text") String answer) { // error: ATT007 "Ticket.answer: its attribute \"text\" is that of question as well"
}
