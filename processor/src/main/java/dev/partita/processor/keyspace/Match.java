package dev.partita.processor.keyspace;

import java.util.List;
import java.util.stream.Stream;

/** What is demanded of two words: rows of characters and sought texts. */
record Match(List<Atom> left, List<Atom> right, Relation relation) {

    /** Copies the lists. */
    Match {
        left = List.copyOf(left);
        right = List.copyOf(right);
    }

    /** The texts that are sought, folded ones as what they are folds of. */
    Stream<Unknown> unknowns() {
        return Stream.concat(left.stream(), right.stream())
                .filter(Atom.Sought.class::isInstance)
                .map(a -> ((Atom.Sought) a).unknown().origin());
    }

    /** How two texts compare; of two texts exactly one of these holds, {@link #RAISED} aside. */
    enum Relation {
        EQUAL,
        /** At the first character in which they differ, the left one has the less. */
        LESS,
        /** At the first character in which they differ, the left one has the greater. */
        GREATER,
        /** The left one begins with the right one, and is longer. */
        LONGER,
        /** The right one begins with the left one, and is longer. */
        SHORTER,
        /** The left one is the right one with its last character raised by one. */
        RAISED
    }
}
