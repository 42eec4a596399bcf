package desk;

import dev.partita.*;

@Partition("TICKET#{id}") @Sort("HEAD")
@IndexKey(index = "GSI1") // error: IDX006 "Ticket, @IndexKey GSI1: each of GSI1PK needs a template"
public record Ticket(String id, String agent) {}
