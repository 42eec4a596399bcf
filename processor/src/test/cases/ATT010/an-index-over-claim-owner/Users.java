package shop;

import dev.partita.*;
import java.util.List;

@Table(name = "Users", items = User.class)
@GlobalIndex(name = "ByOwner", partitionKey = "claimOwner", sortKey = "ownerSK") // error: ATT010 "Users, index ByOwner: the key attribute \"claimOwner\" is the one in which claims, written for @Unique, keep whose they are"
public interface Users {

    @AccessPattern("get a user by id")
    User user(String id);

    @AccessPattern("the users of an owner")
    List<User> ofOwner(String owner);
}
