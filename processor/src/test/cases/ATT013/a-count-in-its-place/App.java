package app;

import dev.partita.*;
import java.util.*;

@Table(
        name = "App",
        items = {Session.class, Token.class})
public interface App {

    @AccessPattern("a user's sessions")
    List<Session> sessions(String user);

    @AccessPattern("a user's tokens")
    List<Token> tokens(String user);
}
