package app;

import dev.partita.*;
import java.time.Instant;

@Partition("USER#{user}")
@Sort("SESSION#{id}")
public record Session(
        String user,
        String id,
        @TimeToLive Instant expiresAt) {
}
