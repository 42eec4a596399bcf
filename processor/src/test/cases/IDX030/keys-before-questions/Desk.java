package desk;

import dev.partita.*;

@Table(name = "Desk", items = Ticket.class) // warning: IDX030 "Desk: it has no access pattern"
public interface Desk {

    @Put
    void save(Ticket ticket);
}
