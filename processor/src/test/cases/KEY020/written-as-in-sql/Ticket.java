package desk;

import dev.partita.*;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

@Partition("TICKET#{id}") @Sort("HEAD")
@IndexKey(index = "GSI1", partition = "DESK#{desk}", sort = "{due}",
        when = "due is not null and open") // error: KEY020 "Ticket, @IndexKey GSI1: can't read \"due is not null\" as a condition."
public record Ticket(String id, String desk, boolean open, @Nullable LocalDate due) {}
