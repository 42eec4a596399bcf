package shop;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Users", items = User.class)
public interface Users {

    @AccessPattern("get a user by id")
    Optional<User> user(String id);

    @Put(when = When.PRESENT)
    void replace(User after);
}
