package desk;

import dev.partita.*;

@Partition("AGENT#{agent}") @Sort("PROFILE")
@IndexKey(index = "GSI1", partition = "AGENT#{agent}", sort = "AGENT")
public record Agent(String agent, String name) implements Task {}
