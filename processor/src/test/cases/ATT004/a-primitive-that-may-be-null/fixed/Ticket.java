package desk;

import dev.partita.*;
import org.jspecify.annotations.Nullable;

@Partition("TICKET#{id}")
public record Ticket(String id, @Nullable Integer rating) {}
