package desk;

import dev.partita.*;
import org.jspecify.annotations.Nullable;

@Partition("TICKET#{id}")
public record Ticket(
        String id,
        @Nullable int rating) { // error: ATT004 "Ticket.rating: a primitive int can't be null."
}
