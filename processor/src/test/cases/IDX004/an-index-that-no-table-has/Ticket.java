package desk;

import dev.partita.*;

@Partition("TICKET#{id}") @Sort("HEAD")
@IndexKey(index = "GSI1", partition = "AGENT#{agent}", sort = "{id}") // error: IDX004 "Ticket: Desk has no index GSI1"
public record Ticket(String id, String agent) {}
