package app;

import dev.partita.*;
import java.time.Instant;

@Partition("USER#{user}")
@Sort("SESSION#{id}")
public record Session(
        String user,
        String id,
        @Default("9999-12-31T00:00:00Z") @TimeToLive Instant expiresAt) { // error: ATT014 "never expires, whatever @Default says"
}
