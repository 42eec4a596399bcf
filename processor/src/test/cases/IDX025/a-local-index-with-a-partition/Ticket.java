package desk;

import dev.partita.*;

@Partition("TEAM#{team}") @Sort("{id}")
@IndexKey(
        index = "byAgent",
        partition = "AGENT#{agent}", // error: IDX025 "the partition key of a local index is the table's, TEAM#{team}."
        sort = "{agent}#{id}")
public record Ticket(String team, String id, String agent) {}
