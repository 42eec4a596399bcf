package dev.partita.processor.plan;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds the name that was probably meant. */
final class NearMiss {

    private static final int TYPING_ERRORS = 2;

    private NearMiss() {}

    /** A suggestion to add to a message, or the empty text. */
    static String of(String found, Collection<String> names) {
        Optional<String> nearest = names.stream()
                .filter(n -> distance(found, n) <= TYPING_ERRORS && distance(found, n) < n.length())
                .min(Comparator.comparingInt((String n) -> distance(found, n)).thenComparing(n -> n));
        return nearest.map(n -> " Did you mean " + n + "?").orElse("");
    }

    /** How many letters have to be changed, added or removed. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(change, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
