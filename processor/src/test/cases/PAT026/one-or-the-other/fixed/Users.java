package users;

import dev.partita.*;
import java.util.*;

@Table(name = "Users", items = User.class)
@GlobalIndex(name = "GSI1")
@GlobalIndex(name = "GSI2")
public interface Users {

    @AccessPattern("users with a name")
    List<User> named(String name);

    @AccessPattern("users with a mail address")
    List<User> mailed(String mail);

    default Set<User> byNameOrMail(String name, String mail) {
        Set<User> users = new LinkedHashSet<>(named(name));
        users.addAll(mailed(mail));
        return users;
    }
}
