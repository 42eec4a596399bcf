package desk;

import dev.partita.*;

@Partition("TICKET#{id}") @Sort("HEAD")
@IndexKey(index = "GSI1", partition = "AGENT#{agent}", sort = "{id}")
@IndexKey(index = "GSI1", partition = "CUST#{customer}", sort = "{id}") // error: IDX024 "Ticket, @IndexKey: it already has a key in the index GSI1"
public record Ticket(String id, String agent, String customer) {}
