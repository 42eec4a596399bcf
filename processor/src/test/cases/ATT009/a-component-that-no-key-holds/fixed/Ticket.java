package desk;

import dev.partita.*;

@Partition("TICKET#{id}")
public record Ticket(@KeyOnly String id, String subject) {}
