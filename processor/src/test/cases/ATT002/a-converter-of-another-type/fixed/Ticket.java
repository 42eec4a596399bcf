package desk;

import dev.partita.*;

@Partition("TICKET#{id}")
public record Ticket(String id, @Convert(PhoneText.class) Phone phone) {}
