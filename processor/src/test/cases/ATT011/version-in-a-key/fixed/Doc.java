package app;

import dev.partita.*;

@Partition("DOC#{id}")
@Sort("{version:8}")
public record Doc(
        String id,
        String text,
        int version) {
}
