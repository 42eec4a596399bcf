package desk;

import dev.partita.*;
import java.time.Instant;

@Partition("TICKET#{id}")
public record Ticket(String id, Instant opened) {}
