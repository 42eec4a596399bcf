package app;

import dev.partita.*;
import java.time.Instant;

@Partition("USER#{user}")
@Sort("TOKEN#{id}")
public record Token(
        String user,
        String id,
        @Attribute("expiresAt") @TimeToLive Instant until) {
}
