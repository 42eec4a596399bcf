package shop;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Users", items = User.class)
public interface Users {

    @AccessPattern("get a user by id")
    Optional<User> user(String id);

    @Put(when = When.ABSENT)
    void add(User user);

    @Update(User.class)
    void changeMail(String id, @Assign("mail") String mail); // error: WRI033 "Users.changeMail: changing mail moves the claim MAIL#{mail:lower}, which needs mail as stored before, and that isn't known"
}
