package app;

import dev.partita.*;

@Partition("USER#{user}")
@Sort("TOKEN#{id}")
public record Token(
        String user,
        String id,
        @Attribute("ttl") int uses) { // error: ATT013 "Token.uses: its attribute \"ttl\" is the one by which Session.expiresAt expires"
}
