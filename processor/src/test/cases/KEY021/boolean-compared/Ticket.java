package desk;

import dev.partita.*;

@Partition("TICKET#{id}") @Sort("HEAD")
@IndexKey(index = "GSI1", partition = "DESK#{desk}", sort = "{id}",
        when = "open = true && urgentt = false") // error: KEY021 "Ticket.open is boolean: write open or not open."
public record Ticket(String id, String desk, boolean open, boolean urgent) {}
