package dev.partita.processor.keyspace;

/** A piece of a token. */
sealed interface Atom {

    /** A character that always stands there. */
    record Letter(int codePoint) implements Atom {}

    /** A text that is sought, as a whole. */
    record Sought(Unknown unknown) implements Atom {}
}
