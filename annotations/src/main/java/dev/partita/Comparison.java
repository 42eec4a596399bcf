package dev.partita;

/** How a stored value has to compare with a given one. */
public enum Comparison {
    /** The stored value is the given one; where that is absent, there is none. */
    EQUAL,
    /** There is no stored value. */
    MISSING,
    /** The stored value is greater than the given one. */
    GREATER,
    /** The stored value is less than the given one. */
    LESS
}
