package people;

import dev.partita.*;

@Partition("MAIL#{mail:lower}") @Sort("ACCOUNT#{id}")
@CopyKey(name = "byId", partition = "ACCOUNT#{id}", sort = "MAIL#{mail:lower}")
public record Account(String mail, String id) {}
