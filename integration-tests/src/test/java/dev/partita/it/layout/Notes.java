package dev.partita.it.layout;

import dev.partita.AccessPattern;
import dev.partita.Table;
import java.util.List;

/** A table of notes, with methods that it inherits and patterns that stand elsewhere. */
@Table(
        name = "Notes",
        items = {Note.class},
        patterns = {NoteCounts.class})
public interface Notes extends Keeps<Note>, Finds<String, Note> {

    @AccessPattern("an owner's notes")
    List<Note> notes(String owner);

    /** Left alone. */
    default int size(String owner) {
        return notes(owner).size();
    }

    /** Left alone too. */
    static String ownerOf(Note note) {
        return note.owner();
    }
}
