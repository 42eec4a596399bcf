package desk;

import dev.partita.*;

@Partition("AGENT#{agent}") @Sort("PROFILE")
@IndexKey(index = "GSI1", partition = "AGENT#{agent}") // error: IDX005 "Agent has no sort key in the index GSI1, but Ticket has one."
public record Agent(String agent, String name) implements Task {}
