package shop;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Users", items = User.class)
public interface Users {

    @AccessPattern("get a user by id")
    Optional<User> user(String id);

    @Put(when = When.ABSENT)
    void add(User user);

    @Put
    void replace(User after, @Expect User before);
}
