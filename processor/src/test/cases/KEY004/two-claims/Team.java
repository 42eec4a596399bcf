package shop;

import dev.partita.*;

@Partition("TEAM#{id}") @Sort("PROFILE")
@Unique("NAME#{name}") // error: KEY004 "User (claim NAME#{login}) and Team (claim NAME#{name}) can write the same key"
public record Team(String id, String name) {}
