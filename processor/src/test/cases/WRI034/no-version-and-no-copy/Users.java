package shop;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Users", items = User.class)
public interface Users {

    @AccessPattern("get a user by id")
    Optional<User> user(String id);

    @Put
    void replace(User after, @Expect User before); // error: WRI034 "Users.replace: before says nothing: User has no @Version, and no copy or claim whose key changes with its components"
}
