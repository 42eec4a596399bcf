package people;

import dev.partita.*;

@Partition("PERSON#{id}") @Sort("PROFILE")
public record Profile(String id, String name) {}
