package desk;

import dev.partita.*;

@Partition("VISIT#{id}")
public record Visit(String id, @Attribute("visitAgent") String agent) {}
