package dev.partita.processor.schema;

import java.util.Optional;

/**
 * A key under which a record is stored in the table, or stands in an index.
 *
 * @param item the record
 * @param copy the copy whose key it is, or whose place in the index; none for the item itself
 * @param claim the claim whose key it is, or whose place in the index; none for the item itself
 * @param index the index, or none for the table
 * @param key the templates; a key attribute that is a component's own is a template of one placeholder
 * @param when what keeps it out of the index
 */
public record ItemKey(
        Item item,
        Optional<CopyKey> copy,
        Optional<Claim> claim,
        Optional<Index> index,
        Key key,
        Optional<Condition> when) {

    /** The name by which {@code via} chooses it. */
    public String name() {
        return index.map(Index::name).orElseGet(() -> copy.map(CopyKey::name).orElse("primary"));
    }

    /** Whether it is the primary key in the table. */
    public boolean isPrimary() {
        return copy.isEmpty() && claim.isEmpty() && index.isEmpty();
    }

    /** Whose key it is, for messages. */
    public String owner() {
        return item.type().display()
                + copy.map(c -> " (copy " + c.name() + ")").orElse("")
                + claim.map(c -> " (claim " + c.template() + ")").orElse("");
    }
}
