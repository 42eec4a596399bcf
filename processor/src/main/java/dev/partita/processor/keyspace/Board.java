package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Format.Fold;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Places, and which of them are the characters of the unknowns whose lengths have been chosen. */
final class Board {

    private final Places places = new Places();
    private final Map<Unknown, int[]> laid = new HashMap<>();

    /** A board on which the letters of some words have their places. */
    Board(List<Match> matches) {
        for (Match match : matches) {
            addLetters(match.left());
            addLetters(match.right());
        }
    }

    private void addLetters(List<Atom> word) {
        for (Atom atom : word) {
            if (atom instanceof Atom.Letter letter) {
                places.constant(letter.codePoint());
            }
        }
    }

    Places places() {
        return places;
    }

    Map<Unknown, int[]> laid() {
        return laid;
    }

    /** Lays a text; of texts of which one is the fold of the other, the characters are linked. */
    void lay(Unknown unknown, int[] text) {
        laid.put(unknown, text);
        laid.forEach((other, places) -> {
            unknown.foldOf().filter(f -> f.text() == other).ifPresent(f -> link(places, text, f.fold()));
            other.foldOf().filter(f -> f.text() == unknown).ifPresent(f -> link(text, places, f.fold()));
        });
    }

    private void link(int[] plain, int[] folded, Fold fold) {
        for (int at = 0; at < plain.length; at++) {
            places.link(new FoldLinks.Link(plain[at], folded[at], fold));
        }
    }

    /** The length that an unknown has because it is the fold of one that is laid, or the other way round. */
    OptionalInt lengthOfKin(Unknown unknown) {
        return laid.entrySet().stream()
                .filter(e -> e.getKey() != unknown && e.getKey().origin() == unknown.origin())
                .mapToInt(e -> e.getValue().length)
                .findFirst();
    }

    void takeAway(Unknown unknown) {
        laid.remove(unknown);
    }

    /** What is laid of a word, up to the first unknown whose length is still open. */
    Row row(List<Atom> word) {
        int[] known = new int[word.size() + 16];
        int end = 0;
        for (Atom atom : word) {
            if (atom instanceof Atom.Letter letter) {
                known = end == known.length ? Arrays.copyOf(known, 2 * end) : known;
                known[end++] = places.constant(letter.codePoint());
            } else if (atom instanceof Atom.Sought sought) {
                int[] text = laid.get(sought.unknown());
                if (text == null) {
                    return new Row(known, end, sought.unknown());
                }
                known = end + text.length > known.length ? Arrays.copyOf(known, 2 * (end + text.length)) : known;
                System.arraycopy(text, 0, known, end, text.length);
                end += text.length;
            }
        }
        return new Row(known, end, null);
    }

    /** The first places of a word, and the unknown that comes next. */
    static final class Row {

        private final int[] places;
        private final int length;
        private final @Nullable Unknown next;

        private Row(int[] places, int length, @Nullable Unknown next) {
            this.places = places;
            this.length = length;
            this.next = next;
        }

        int at(int index) {
            return places[index];
        }

        int length() {
            return length;
        }

        @Nullable
        Unknown next() {
            return next;
        }
    }
}
