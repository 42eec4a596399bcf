package users;

import dev.partita.*;

@Partition("USER#{id}") @Sort("PROFILE")
@IndexKey(index = "GSI1", partition = "NAME#{name}", sort = "{id}")
@IndexKey(index = "GSI2", partition = "MAIL#{mail}", sort = "{id}")
public record User(String id, String name, String mail) {}
