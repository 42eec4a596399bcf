package app;

import dev.partita.*;
import java.time.LocalDateTime;

@Partition("USER#{user}")
@Sort("SESSION#{id}")
public record Session(
        String user,
        String id,
        @TimeToLive LocalDateTime expiresAt) { // error: ATT014 "Session.expiresAt: time to live is an Instant, which is stored as whole seconds since 1970, found LocalDateTime."
}
