package dev.partita;

/** The condition under which an item is put. */
public enum When {
    /** Put whatever is stored under the key. */
    ALWAYS,
    /** Put only if nothing is stored under the key. */
    ABSENT,
    /** Put only if an item is stored under the key. */
    PRESENT
}
