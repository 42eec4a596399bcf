package desk;

import dev.partita.*;
import java.util.*;

@Table(name = "Desk", items = Ticket.class)
@GlobalIndex(name = "GSI1") // warning: IDX028 "Desk, index GSI1: no access pattern reads by it."
public interface Desk {

    @AccessPattern("a ticket")
    Optional<Ticket> ticket(String id);
}
