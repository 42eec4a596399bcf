package desk;

import dev.partita.*;

@Partition("TICKET#{id}")
public record Ticket(String id, @Default("en") String language) {}
