package desk;

import dev.partita.*;

@Partition("TEAM#{team}") @Sort("{id}")
@IndexKey(index = "byDay", sort = "{day}#{id}")
@IndexKey(index = "byAgent", sort = "{agent}#{id}")
@IndexKey(index = "byTopic", sort = "{topic}#{id}")
@IndexKey(index = "byQueue", sort = "{queue}#{id}")
@IndexKey(index = "byPhone", sort = "{phone}#{id}")
public record Ticket(
        String team, String id, String day, String agent, String topic, String queue, String phone, String room) {}
