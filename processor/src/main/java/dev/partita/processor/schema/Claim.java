package dev.partita.processor.schema;

import java.util.List;

/**
 * An item that makes a value unique in the table.
 *
 * @param origin the annotation's value
 * @param key the template of the claim's partition key, and the literal {@link #SORT} where the table has a sort key
 */
public record Claim(Origin origin, Key key) {

    /** The sort key of every claim. */
    public static final String SORT = "CLAIM";

    /** The attribute that holds the primary key of the item that a claim belongs to; claims have no other but their key. */
    public static final String OWNER = "claimOwner";

    /** The template, which is the claim's name in messages. */
    public String template() {
        return key.partition().source();
    }

    /** Whether both claim by one template, written alike: what one record has claimed is then taken for the other. */
    public boolean sharesWith(Claim other) {
        return template().equals(other.template()) && formats().equals(other.formats());
    }

    private List<Format> formats() {
        return key.partition().slots().map(Part.Slot::format).toList();
    }
}
