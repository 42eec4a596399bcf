package dev.partita.it.desk;

import dev.partita.Embedded;
import java.util.Optional;

/** Who asked. */
@Embedded
public record Requester(String mail, String name, Optional<Phone> phone) {}
