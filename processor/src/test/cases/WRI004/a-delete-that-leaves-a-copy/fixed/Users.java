package shop;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Users", items = User.class)
public interface Users {

    @AccessPattern("get a user by id")
    Optional<User> user(String id);

    @AccessPattern("get a user by mail address")
    Optional<User> byMail(String mail);

    @Put(when = When.ABSENT)
    void add(User user);

    @Delete(User.class)
    void remove(String id, @Expect("mail") String mail);
}
