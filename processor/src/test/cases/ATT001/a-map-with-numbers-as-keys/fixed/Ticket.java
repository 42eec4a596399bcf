package desk;

import dev.partita.*;
import java.util.List;

@Partition("TICKET#{id}")
public record Ticket(String id, List<String> steps) {}
