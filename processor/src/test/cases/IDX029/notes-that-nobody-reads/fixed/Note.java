package desk;

import dev.partita.*;

@Partition("TICKET#{ticket}") @Sort("NOTE#{no:4}")
public record Note(String ticket, int no, String text) {}
