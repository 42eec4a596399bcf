package desk;

import dev.partita.*;
import java.util.List;

@Table(name = "Desk", items = Ticket.class)
public interface Desk {

    @AccessPattern("a customer's tickets")
    List<Ticket> tickets(String custmerId); // error: PAT001 "Desk.tickets(custmerId): custmerId names no component of Ticket. Did you mean customerId?"
}
