package desk;

import dev.partita.*;
import org.jspecify.annotations.Nullable;

@Partition("TICKET#{id}")
public record Ticket(
        String id,
        @Default("en") @Nullable String language) { // error: ATT005 "Ticket.language: a component with @Default always has a value when it is read"
}
