package desk;

import dev.partita.*;
import java.util.List;

@Table(name = "Desk", items = Ticket.class)
@GlobalIndex(name = "GSI1")
@GlobalIndex(name = "GSI2")
public interface Desk {

    @AccessPattern("tickets of an agent")
    List<Ticket> ofAgent(String agent);

    @AccessPattern("tickets of a customer")
    List<Ticket> ofCustomer(String customer);
}
