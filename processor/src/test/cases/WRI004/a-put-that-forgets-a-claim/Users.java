package shop;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Users", items = User.class)
public interface Users {

    @AccessPattern("get a user by id")
    Optional<User> user(String id);

    @Put
    void save(User user); // error: WRI004 "Users.save: the key of the claim MAIL#{mail:lower}, MAIL#{mail:lower} / CLAIM, isn't determined by the primary key"
}
