package dev.partita.processor.keyspace;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The texts that a format can write. */
sealed interface Language {

    /** Texts of any length but 0, of those letters. */
    record Open(CodePoints letters) implements Language {}

    /** Texts of bounded length: those of all its boxes. */
    final class Bounded implements Language {

        private final List<Box> boxes;
        private final TreeMap<Integer, List<Box>> byLength = new TreeMap<>();
        private final TreeMap<Integer, List<CodePoints>> hulls = new TreeMap<>();

        /** The texts of at least one box. */
        Bounded(List<Box> boxes) {
            this.boxes = List.copyOf(boxes);
            for (Box box : boxes) {
                byLength.computeIfAbsent(box.length(), length -> new ArrayList<>())
                        .add(box);
            }
            byLength.forEach((length, same) -> hulls.put(length, hull(same)));
        }

        private static List<CodePoints> hull(List<Box> boxes) {
            List<CodePoints> hull = new ArrayList<>(boxes.get(0).places());
            for (Box box : boxes) {
                for (int at = 0; at < hull.size(); at++) {
                    hull.set(at, hull.get(at).or(box.places().get(at)));
                }
            }
            return hull;
        }

        List<Box> boxes() {
            return boxes;
        }

        /** The lengths of its texts, ascending. */
        Set<Integer> lengths() {
            return byLength.keySet();
        }

        int shortest() {
            return byLength.firstKey();
        }

        int longest() {
            return byLength.lastKey();
        }

        /** The boxes of that length. */
        List<Box> ofLength(int length) {
            return byLength.getOrDefault(length, List.of());
        }

        /** How many texts there are, or more where boxes overlap. */
        long count() {
            return boxes.stream()
                    .mapToLong(Box::count)
                    .reduce(0, (one, other) -> Math.min(one + other, Integer.MAX_VALUE));
        }

        /** All texts. */
        Stream<String> texts() {
            return boxes.stream().flatMap(Box::texts);
        }

        /** What can stand at each place of a text of that length. */
        List<CodePoints> hull(int length) {
            return hulls.getOrDefault(length, List.of());
        }
    }
}
