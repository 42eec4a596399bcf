package dev.partita.processor.keyspace;

/** Whose value an unknown is. Alike named ones of different sides have nothing to do with each other. */
enum Side {
    FIRST,
    SECOND,
    /** The query's: one parameter is one unknown. */
    ARGUMENT
}
