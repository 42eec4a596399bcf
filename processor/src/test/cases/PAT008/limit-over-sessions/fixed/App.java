package app;

import dev.partita.*;
import java.util.*;

@Table(
        name = "App",
        items = {Session.class})
public interface App {

    @AccessPattern(value = "a user's first session", limit = 1, overflow = Overflow.FOLLOW)
    Optional<Session> first(String user);
}
