package dev.partita.processor.plan;

import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Key;
import java.util.Optional;

/**
 * A wanted record, and whether it is read as a copy. In an index it is its primary item that is found, known by its
 * primary key.
 */
public record Source(Item item, Optional<CopyKey> copy) {

    /** The key in the table by which the item is recognised. */
    public Key key() {
        return copy.map(CopyKey::key).orElse(item.primary());
    }
}
