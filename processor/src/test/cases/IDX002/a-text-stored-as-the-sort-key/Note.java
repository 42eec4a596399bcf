package desk;

import dev.partita.*;

@Partition("TICKET#{ticket}") @Sort("NOTE#{no:4}")
public record Note(
        String ticket,
        int no,
        @Attribute("SK") String text) { // error: IDX002 "Note.text: its attribute has the name of the key attribute SK"
}
