package people;

import dev.partita.*;
import java.util.Optional;

@Partition("PERSON#{id}") @Sort("HEAD")
@CopyKey(name = "byMail", partition = "MAIL#{mail}", sort = "HEAD") // error: KEY024 "Person: mail may lack a value, but the key of its copy byMail needs one"
public record Person(String id, Optional<String> mail) {}
