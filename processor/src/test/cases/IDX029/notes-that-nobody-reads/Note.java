package desk;

import dev.partita.*;

@Partition("TICKET#{ticket}") @Sort("NOTE#{no:4}")
public record Note(String ticket, int no, String text) {} // warning: IDX029 "Note: no access pattern of Desk returns it."
