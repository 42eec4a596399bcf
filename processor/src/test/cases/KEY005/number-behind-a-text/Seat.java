package desk;

import dev.partita.*;

@Partition("SITE#{site}")
@Sort("{row}{number:3}") // error: KEY005 "since a negative number has one character more; put '#' between them"
public record Seat(String site, String row, int number) {}
