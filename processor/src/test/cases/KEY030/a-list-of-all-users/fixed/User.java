package users;

import dev.partita.*;

@Partition("USER#{name}") @Sort("PROFILE")
public record User(String name, String mail) {}
