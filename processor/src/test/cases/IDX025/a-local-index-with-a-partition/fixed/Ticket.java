package desk;

import dev.partita.*;

@Partition("TEAM#{team}") @Sort("{id}")
@IndexKey(index = "byAgent", sort = "{agent}#{id}")
public record Ticket(String team, String id, String agent) {}
