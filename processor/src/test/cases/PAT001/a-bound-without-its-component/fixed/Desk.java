package desk;

import dev.partita.*;
import java.time.LocalDate;
import java.util.List;

@Table(name = "Desk", items = Ticket.class)
public interface Desk {

    @AccessPattern("a customer's tickets since a day")
    List<Ticket> tickets(String customerId, @From("openedOn") LocalDate since);
}
