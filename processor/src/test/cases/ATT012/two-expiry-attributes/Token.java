package app;

import dev.partita.*;
import java.time.Instant;

@Partition("USER#{user}")
@Sort("TOKEN#{id}")
public record Token(
        String user,
        String id,
        @TimeToLive Instant until) { // error: ATT012 "Token.until: it expires by the attribute \"until\", and Session.expiresAt by \"expiresAt\""
}
