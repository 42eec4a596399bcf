package shop;

import dev.partita.*;
import java.util.List;

@Table(name = "Users", items = User.class)
@GlobalIndex(name = "ByOwner", partitionKey = "ByOwnerPK", sortKey = "ownerSK")
public interface Users {

    @AccessPattern("get a user by id")
    User user(String id);

    @AccessPattern("the users of an owner")
    List<User> ofOwner(String owner);
}
