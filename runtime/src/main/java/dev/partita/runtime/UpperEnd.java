package dev.partita.runtime;

/** How an upper end that isn't part of the range is sent, since {@code BETWEEN} includes both ends. */
public enum UpperEnd {
    /** As it is: no item of the partition can have that key. */
    UNREACHED,
    /** By {@code <}, where there is no lower end. */
    STRICT,
    /** As the greatest text before it that fits into a sort key. */
    PREDECESSOR
}
