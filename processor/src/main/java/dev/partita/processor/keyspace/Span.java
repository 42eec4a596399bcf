package dev.partita.processor.keyspace;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * How long texts need to be for a solution to be found, if there is one.
 *
 * <p>A token holds one text of open length. Where none stands twice, a solution with texts longer than all that is fixed
 * stays one when a character in the middle, which nothing fixed stands opposite to, is taken out of all of them. Where
 * texts repeat, matches shift them against themselves by at most as much as is fixed in all, which makes the middle of
 * long texts periodic; a period can be taken out. So beyond three times what is fixed, nothing new comes.
 */
final class Span {

    private final Map<Unknown, Integer> occurrences = new HashMap<>();
    private final int longest;

    Span(List<Match> matches) {
        int fixed = 0;
        for (Match match : matches) {
            for (Atom atom :
                    Stream.concat(match.left().stream(), match.right().stream()).toList()) {
                if (atom instanceof Atom.Sought sought) {
                    occurrences.merge(sought.unknown(), 1, Integer::sum);
                    fixed += sought.unknown().longest();
                } else {
                    fixed++;
                }
            }
        }
        boolean repeats = occurrences.values().stream().anyMatch(n -> n > 1);
        longest = repeats ? 3 * fixed + 3 : fixed + 2;
    }

    /** The most characters that a text of open length is tried with. */
    int longest() {
        return longest;
    }

    boolean isRepeated(Unknown unknown) {
        return occurrences.getOrDefault(unknown, 0) > 1;
    }
}
