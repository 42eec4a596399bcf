package dev.partita.processor.keyspace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * How long texts need to be for a solution to be found, if there is one.
 *
 * <p>A token holds one text of open length. Where matches don't shift texts against themselves, a solution with texts
 * longer than all that is fixed stays one when a character in the middle, which nothing fixed stands opposite to, is
 * taken out of all of them. Where they do, they shift them by at most as much as is fixed in all, which makes the middle
 * of long texts periodic; a period can be taken out. So beyond three times what is fixed, nothing new comes.
 */
final class Span {

    private final Map<Unknown, Integer> occurrences = new HashMap<>();
    private final Map<Unknown, Unknown> parents = new HashMap<>();
    /** Where a text begins, seen from the beginning of its parent. */
    private final Map<Unknown, Integer> offsets = new HashMap<>();

    private final int longest;

    Span(List<Match> matches) {
        int fixed = 0;
        for (Match match : matches) {
            for (Atom atom :
                    Stream.concat(match.left().stream(), match.right().stream()).toList()) {
                if (atom instanceof Atom.Sought sought) {
                    occurrences.merge(sought.unknown().origin(), 1, Integer::sum);
                    fixed += sought.unknown().longest();
                } else {
                    fixed++;
                }
            }
        }
        boolean shifts = false;
        for (Match match : matches) {
            shifts |= shifts(match);
        }
        longest = shifts ? 3 * fixed + 3 : fixed + 2;
    }

    /** The most characters that a text of open length is tried with. */
    int longest() {
        return longest;
    }

    boolean isRepeated(Unknown unknown) {
        return occurrences.getOrDefault(unknown.origin(), 0) > 1;
    }

    /** Whether the match lays texts beside each other otherwise than the ones before it do, or isn't known not to. */
    private boolean shifts(Match match) {
        List<Lying> texts = new ArrayList<>(texts(match.left()));
        texts.addAll(texts(match.right()));
        boolean shifts = false;
        for (Lying text : texts.subList(Math.min(1, texts.size()), texts.size())) {
            shifts |= shifts(texts.get(0), text);
        }
        return shifts;
    }

    private boolean shifts(Lying one, Lying other) {
        Unknown root = root(one.unknown());
        Unknown child = root(other.unknown());
        int apart = one.from() - offset(one.unknown()) - (other.from() - offset(other.unknown()));
        if (root == child) {
            return apart != 0 || !one.isCertain() || !other.isCertain();
        }
        parents.put(child, root);
        offsets.put(child, -apart);
        return false;
    }

    private Unknown root(Unknown unknown) {
        Unknown parent = parents.get(unknown);
        return parent == null ? unknown : root(parent);
    }

    private int offset(Unknown unknown) {
        Unknown parent = parents.get(unknown);
        return parent == null ? 0 : offsets.getOrDefault(unknown, 0) + offset(parent);
    }

    private static List<Lying> texts(List<Atom> word) {
        List<Lying> texts = new ArrayList<>();
        int at = 0;
        boolean certain = true;
        for (Atom atom : word) {
            if (atom instanceof Atom.Letter) {
                at++;
            } else if (atom instanceof Atom.Sought sought) {
                if (sought.unknown().language() instanceof Language.Bounded bounded) {
                    certain &= bounded.lengths().size() == 1;
                    at += bounded.longest();
                } else {
                    texts.add(new Lying(sought.unknown().origin(), at, certain));
                    certain = false;
                }
            }
        }
        return texts;
    }

    /** Where a text of open length begins in a word, and whether that is certain. */
    private record Lying(Unknown unknown, int from, boolean isCertain) {}
}
