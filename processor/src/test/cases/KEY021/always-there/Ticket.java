package desk;

import dev.partita.*;
import java.time.LocalDate;

@Partition("TICKET#{id}") @Sort("HEAD")
@IndexKey(index = "GSI1", partition = "DESK#{desk}", sort = "{due}",
        when = "due present") // error: KEY021 "Ticket.due always has a value: it is neither @Nullable nor Optional."
public record Ticket(String id, String desk, LocalDate due) {}
