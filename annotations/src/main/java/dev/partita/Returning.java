package dev.partita;

/** What a write that returns a record returns. */
public enum Returning {
    /** The record as it is stored now. */
    NEW,
    /** The record as it was stored before. */
    OLD
}
