package people;

import dev.partita.*;

@Partition("PERSON#{person}") @Sort("CONTACT#PHONE")
public record Phone(String person, String number) implements Contact {}
