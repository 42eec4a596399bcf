package desk;

import dev.partita.*;

@Partition("{site}{name}") // error: KEY005 "Role: {site}{name} can't be read back: where {site} ends and {name} begins can't be told"
public record Role(String site, String name, String holder) {}
