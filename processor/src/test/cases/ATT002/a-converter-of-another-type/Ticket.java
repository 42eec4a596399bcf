package desk;

import dev.partita.*;

@Partition("TICKET#{id}")
public record Ticket(
        String id,
        @Convert(PhoneText.class)
        String phone) { // error: ATT002 "Ticket.phone: its converter is for Phone, which the component doesn't hold: its type is String."
}
