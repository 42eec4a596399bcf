package app;

import dev.partita.*;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

@Partition("USER#{user}")
@Sort("SESSION#{id}")
public record Session(
        String user,
        String id,
        @TimeToLive @Nullable Instant expiresAt) {
}
