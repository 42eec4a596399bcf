package shop;

import dev.partita.*;

@Partition("USER#{id}") @Sort("PROFILE")
public record User(String id, String mail) {}
