package desk;

import dev.partita.*;

@Partition("SITE#{site}")
@Sort("{row}#{number:3}")
public record Seat(String site, String row, int number) {}
