package desk;

import dev.partita.*;

@View(Ticket.class)
public record Subject(String id, String subject) {}
