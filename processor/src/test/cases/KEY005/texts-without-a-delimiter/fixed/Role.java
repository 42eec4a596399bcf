package desk;

import dev.partita.*;

@Partition("{site}#{name}")
public record Role(String site, String name, String holder) {}
