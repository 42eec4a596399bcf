package desk;

import dev.partita.*;

@Partition("TICKET#{id}") @Sort("HEAD")
@IndexKey(index = "GSI1", partition = "AGENT#{agent}", sort = "{id}")
@IndexKey(index = "GSI2", partition = "CUST#{customer}", sort = "{id}")
public record Ticket(String id, String agent, String customer) {}
