package desk;

import dev.partita.*;

@Partition("TICKET#{id}")
@IndexKey(index = "byAgent")
public record Ticket(String id, String agent) {}
