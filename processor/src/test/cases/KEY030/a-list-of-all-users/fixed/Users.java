package users;

import dev.partita.*;
import java.util.*;

@Table(name = "Users", items = User.class)
public interface Users {

    @AccessPattern("a user")
    Optional<User> user(String name);
}
