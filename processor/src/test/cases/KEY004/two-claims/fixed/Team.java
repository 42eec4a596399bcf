package shop;

import dev.partita.*;

@Partition("TEAM#{id}") @Sort("PROFILE")
@Unique("TEAM#{name}")
public record Team(String id, String name) {}
