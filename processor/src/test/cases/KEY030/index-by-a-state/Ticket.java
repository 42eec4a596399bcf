package desk;

import dev.partita.*;

@Partition("TICKET#{id}") @Sort("HEAD")
@IndexKey(
        index = "GSI1",
        partition = "STATE#{state}", // warning: KEY030 "Ticket, @IndexKey GSI1: the partition STATE#{state} doesn't spread: state has 3 values"
        sort = "{id}")
public record Ticket(String id, Desk.State state, int shard) {}
