package desk;

import dev.partita.*;

@Partition("TICKET#{id}") @Sort("HEAD")
@IndexKey(
        index = "GSI1",
        partition = "STATE#{state}#{shard:2}",
        sort = "{id}")
public record Ticket(String id, Desk.State state, int shard) {}
