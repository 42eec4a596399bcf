package desk;

import dev.partita.*;

@Partition("NOTE#{ticket}#{no:4}")
public record Note(String ticket, int no, String text) {}
