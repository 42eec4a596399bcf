package app;

import dev.partita.*;

@Partition("DOC#{id}")
public record Doc(
        String id,
        String text,
        @Version String version) { // error: ATT011 "Doc.version: a version is a long or an int that counts the writes of an item, found String."
}
