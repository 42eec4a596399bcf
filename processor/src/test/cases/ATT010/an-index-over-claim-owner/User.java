package shop;

import dev.partita.*;

@Partition("USER#{id}") @Sort("PROFILE")
@Unique("MAIL#{mail:lower}")
@IndexKey(index = "ByOwner", partition = "OWNER#{owner}", sort = "{id}")
public record User(String id, String mail, String owner) {}
