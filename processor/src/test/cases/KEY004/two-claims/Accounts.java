package shop;

import dev.partita.*;

@Table(name = "Accounts", items = {User.class, Team.class})
public interface Accounts {

    @AccessPattern("get a user by id")
    User user(String id);

    @AccessPattern("get a team by id")
    Team team(String id);
}
