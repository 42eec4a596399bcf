package dev.partita;

/** What a put does with attributes that the record doesn't know. */
public enum Others {
    /** They are removed: the item is what the record says. */
    REPLACE,
    /** They stay: the put is sent as an {@code UpdateItem} of the record's own attributes. */
    KEEP
}
