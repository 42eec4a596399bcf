package desk;

import dev.partita.*;

@Partition("VISIT#{id}")
public record Visit(
        String id,
        String agent) { // error: IDX001 "Visit has the key attributes of the index byAgent, agent, and so would be in it."
}
