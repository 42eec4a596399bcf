package desk;

import dev.partita.*;

@Partition("USER#{mail:lower}")
public record User(
        @KeyOnly String mail, // error: ATT009 "User.mail: it is @KeyOnly, but the primary key USER#{mail:lower} holds it in one letter case only"
        String name) {}
