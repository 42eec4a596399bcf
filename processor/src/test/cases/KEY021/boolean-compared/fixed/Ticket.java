package desk;

import dev.partita.*;

@Partition("TICKET#{id}") @Sort("HEAD")
@IndexKey(index = "GSI1", partition = "DESK#{desk}", sort = "{id}",
        when = "open and not urgent")
public record Ticket(String id, String desk, boolean open, boolean urgent) {}
