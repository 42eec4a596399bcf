package app;

import dev.partita.*;

@Partition("DOC#{id}")
@Sort("{version:8}")
public record Doc(
        String id,
        String text,
        @Version int version) { // error: ATT011 "Doc.version: each write raises it, so it can't stand in a key, found {version:8}."
}
