package shop;

import dev.partita.*;

@Partition("USER#{id}") @Sort("PROFILE")
@Unique("MAIL#{mail:lower}")
public record User(String id, String mail) {}
