package shop;

import dev.partita.*;

@Partition("USER#{id}") @Sort("PROFILE")
@CopyKey(name = "byMail", partition = "MAIL#{mail}", sort = "HEAD")
public record User(String id, String mail) {}
