package users;

import dev.partita.*;

@Partition("USERS") // warning: KEY030 "User: the partition USERS doesn't spread: it has no placeholder"
@Sort("{name}")
public record User(String name, String mail) {}
