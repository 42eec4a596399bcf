package dev.partita;

/** What a read does with an item whose key none of the table's records writes. */
public enum UnknownItems {
    /** Leave it out and tell the listener, wherever leaving it out can't change the answer. */
    SKIP,
    /** Refuse the read with an exception. */
    FAIL
}
