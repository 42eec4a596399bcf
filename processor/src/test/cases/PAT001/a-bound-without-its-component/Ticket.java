package desk;

import dev.partita.*;
import java.time.LocalDate;

@Partition("CUST#{customerId}") @Sort("TICKET#{openedOn}#{id}")
public record Ticket(String customerId, LocalDate openedOn, String id, String subject) {}
