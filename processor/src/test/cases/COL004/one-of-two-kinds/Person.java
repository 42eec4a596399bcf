package people;

import dev.partita.*;

@ItemCollection
public record Person(
        Profile profile,
        Contact contact) {} // error: COL004 "People.person(id): contact is one item, but a Contact is stored under several keys; make it a List."
