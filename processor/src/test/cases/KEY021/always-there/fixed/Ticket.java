package desk;

import dev.partita.*;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

@Partition("TICKET#{id}") @Sort("HEAD")
@IndexKey(index = "GSI1", partition = "DESK#{desk}", sort = "{due}",
        when = "due present")
public record Ticket(String id, String desk, @Nullable LocalDate due) {}
