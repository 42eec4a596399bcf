package dev.partita.it.layout;

import dev.partita.AccessPattern;
import dev.partita.PatternsOf;

/** Patterns of the table with a class of their own. */
@PatternsOf(Notes.class)
public interface NoteCounts {

    @AccessPattern(value = "how many notes an owner has", of = Note.class)
    long count(String owner);
}
