package desk;

import dev.partita.*;

@Partition("TICKET#{id}") @Sort("HEAD")
@IndexKey(index = "GSI1", partition = "AGENT#{agent}", sort = "{id}")
public record Ticket(String id, String agent) {}
