package people;

import dev.partita.*;

@Partition("PERSON#{person}") @Sort("CONTACT#MAIL")
public record Mail(String person, String address) implements Contact {}
