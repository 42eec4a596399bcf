package users;

import dev.partita.*;
import java.util.List;

@Table(name = "Users", items = User.class)
@GlobalIndex(name = "GSI1")
@GlobalIndex(name = "GSI2")
public interface Users {

    @AccessPattern("users with a name")
    List<User> named(String name);

    @AccessPattern("users with a mail address")
    List<User> mailed(String mail);

    @AccessPattern("users with a name or a mail address")
    List<User> byNameOrMail(String name, String mail); // error: PAT026 "Users.byNameOrMail(name, mail): a key condition has no OR"
}
