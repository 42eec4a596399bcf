package desk;

import dev.partita.*;

@Partition("USER#{mail:lower}")
public record User(String mail, String name) {}
