package app;

import dev.partita.*;

@Partition("DOC#{id}")
public record Doc(
        String id,
        String text,
        @Version long version) {
}
