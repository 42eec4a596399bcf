package people;

import dev.partita.*;

@Partition("MAIL#{mail:lower}") @Sort("ACCOUNT#{id}")
@CopyKey(name = "byId", partition = "ACCOUNT#{id}", sort = "HEAD") // error: KEY029 "Account, @CopyKey byId: two items could write this key, and {mail} of the primary key doesn't tell whose copy is stored"
public record Account(String mail, String id) {}
