package dev.partita.it.layout;

import dev.partita.AccessPattern;
import dev.partita.Table;
import java.util.List;

/** Another table over the same record. */
@Table(
        name = "Archive",
        items = {Note.class},
        partitionKey = "p",
        sortKey = "s",
        typeAttribute = "kind")
interface Archive extends Keeps<Note> {

    @AccessPattern("an owner's notes")
    List<Note> notes(String owner);
}
