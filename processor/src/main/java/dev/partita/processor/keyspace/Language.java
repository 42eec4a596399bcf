package dev.partita.processor.keyspace;

import java.util.List;
import java.util.TreeSet;

/** The texts that a format can write. */
sealed interface Language {

    /**
     * Texts of bounded length: those of all boxes.
     *
     * @param boxes at least one
     */
    record Bounded(List<Box> boxes) implements Language {
        /** Copies the list. */
        public Bounded {
            boxes = List.copyOf(boxes);
        }

        /** The lengths of its texts, ascending. */
        TreeSet<Integer> lengths() {
            TreeSet<Integer> lengths = new TreeSet<>();
            boxes.forEach(b -> lengths.add(b.length()));
            return lengths;
        }

        /** The boxes of that length. */
        List<Box> ofLength(int length) {
            return boxes.stream().filter(b -> b.length() == length).toList();
        }
    }

    /** Texts of any length but 0, of those letters. */
    record Open(CodePoints letters) implements Language {}
}
