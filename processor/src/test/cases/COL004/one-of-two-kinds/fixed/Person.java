package people;

import dev.partita.*;
import java.util.List;

@ItemCollection
public record Person(Profile profile, List<Contact> contacts) {}
