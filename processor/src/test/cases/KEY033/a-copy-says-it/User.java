package shop;

import dev.partita.*;

@Partition("USER#{id}") @Sort("PROFILE")
@CopyKey(name = "byMail", partition = "MAIL#{mail}", sort = "HEAD")
@Unique("ADDRESS#{mail}") // error: KEY033 "User, @Unique ADDRESS#{mail}: the copy byMail, MAIL#{mail} / HEAD, already makes the value unique"
public record User(String id, String mail) {}
