package dev.partita.processor.diagnostic;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds what a misspelt name was meant to be. */
public final class NearMiss {

    private static final int FARTHEST = 2;

    private NearMiss() {}

    /** The nearest of the names: at most two letters away, letter case aside, and not wholly different. */
    public static Optional<String> of(String written, Collection<String> names) {
        return names.stream()
                .filter(n -> distance(written, n) <= FARTHEST && distance(written, n) < written.length())
                .min(Comparator.comparingInt((String n) -> distance(written, n)).thenComparing(n -> n));
    }

    /** The same as a suggestion to put behind a sentence; empty if there is none. */
    public static String suggestion(String written, Collection<String> names) {
        return of(written, names).map(n -> " Did you mean " + n + "?").orElse("");
    }

    private static int distance(String left, String right) {
        String a = left.toLowerCase(Locale.ROOT);
        String b = right.toLowerCase(Locale.ROOT);
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
