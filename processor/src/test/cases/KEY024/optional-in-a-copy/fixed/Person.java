package people;

import dev.partita.*;
import java.util.Optional;

@Partition("PERSON#{id}") @Sort("HEAD")
@IndexKey(index = "GSI1", partition = "MAIL#{mail}")
public record Person(String id, Optional<String> mail) {}
