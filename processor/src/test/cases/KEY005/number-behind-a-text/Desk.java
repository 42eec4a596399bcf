package desk;

import dev.partita.*;
import java.util.List;

@Table(name = "Desk", items = Seat.class)
public interface Desk {

    @AccessPattern("the seats of a site")
    List<Seat> seats(String site);

    @Put void save(Seat seat);
}
