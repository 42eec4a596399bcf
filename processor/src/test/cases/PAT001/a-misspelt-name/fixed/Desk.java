package desk;

import dev.partita.*;
import java.util.List;

@Table(name = "Desk", items = Ticket.class)
public interface Desk {

    @AccessPattern("a customer's tickets")
    List<Ticket> tickets(String customerId);
}
