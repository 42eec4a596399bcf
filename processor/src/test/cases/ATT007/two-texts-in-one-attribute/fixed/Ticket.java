package desk;

import dev.partita.*;

@Partition("TICKET#{id}")
public record Ticket(String id, @Attribute("text") String question, String answer) {}
