package desk;

import dev.partita.*;
import java.util.List;

@Table(name = "Desk", items = Ticket.class)
@LocalIndex(name = "byDay")
@LocalIndex(name = "byAgent")
@LocalIndex(name = "byTopic")
@LocalIndex(name = "byQueue")
@LocalIndex(name = "byPhone")
@LocalIndex(name = "byRoom") // error: IDX023 "Desk: it has 6 local indexes, and DynamoDB allows 5."
public interface Desk {

    @AccessPattern("a team's tickets by day")
    List<Ticket> byDay(String team, String day);

    @AccessPattern("a team's tickets by agent")
    List<Ticket> byAgent(String team, String agent);

    @AccessPattern("a team's tickets by topic")
    List<Ticket> byTopic(String team, String topic);

    @AccessPattern("a team's tickets by queue")
    List<Ticket> byQueue(String team, String queue);

    @AccessPattern("a team's tickets by phone")
    List<Ticket> byPhone(String team, String phone);

    @AccessPattern("a team's tickets by room")
    List<Ticket> byRoom(String team, String room);
}
