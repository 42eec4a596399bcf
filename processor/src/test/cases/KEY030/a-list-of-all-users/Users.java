package users;

import dev.partita.*;
import dev.partita.runtime.*;

@Table(name = "Users", items = User.class)
public interface Users {

    @AccessPattern("all users by name")
    Page<User> all(PageRequest page);
}
