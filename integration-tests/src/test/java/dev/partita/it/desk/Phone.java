package dev.partita.it.desk;

import dev.partita.Embedded;
import org.jspecify.annotations.Nullable;

/** A telephone number. */
@Embedded
public record Phone(String number, @Nullable String extension) {}
