package shop;

import dev.partita.*;

@Partition("USER#{id}") @Sort("PROFILE")
@Unique("NAME#{login}")
public record User(String id, String login) {}
