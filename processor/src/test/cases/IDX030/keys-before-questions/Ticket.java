package desk;

import dev.partita.*;

@Partition("TICKET#{id}") @Sort("HEAD")
public record Ticket(String id, String agent) {}
