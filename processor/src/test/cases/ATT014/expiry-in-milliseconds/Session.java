package app;

import dev.partita.*;
import org.jspecify.annotations.Nullable;

@Partition("USER#{user}")
@Sort("SESSION#{id}")
public record Session(
        String user,
        String id,
        @TimeToLive @Nullable Long millis) { // error: ATT014 "Session.millis: time to live is an Instant, which is stored as whole seconds since 1970, found Long."
}
