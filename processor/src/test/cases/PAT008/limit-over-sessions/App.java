package app;

import dev.partita.*;
import java.util.*;

@Table(
        name = "App",
        items = {Session.class})
public interface App {

    @AccessPattern(value = "a user's first session", limit = 1)
    Optional<Session> first(String user); // error: PAT008 "App.first(user): limit = 1 may be used up by items of Session that have expired"
}
