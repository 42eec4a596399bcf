package app;

import dev.partita.*;

@Partition("USER#{user}")
@Sort("TOKEN#{id}")
public record Token(
        String user,
        String id,
        int uses) {
}
