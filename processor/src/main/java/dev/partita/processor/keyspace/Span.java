package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Match.Relation;
import dev.partita.runtime.key.KeyLimits;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * How long texts need to be for a solution to be found, if there is one: every solution in which a text is longer can be
 * cut to one in which it is not.
 *
 * <p>Lay all texts of open length on one line, so that what matches lay opposite each other falls on one point. Fixed
 * characters, the places where comparisons are decided and the beginning of each text mark points; a text longer than
 * there are marks has a point without one, and with that point all texts that cover it lose a character. Only a match that lays texts beside each
 * other otherwise than the ones before it do, a <em>shift</em>, needs more: there the texts are periodic, and what is cut
 * out is a period. The proof, and how far apart marks have to be for it, is in <a
 * href="../../../../../../../../docs/adr/0015-length-of-witnesses.md">ADR 15</a>.
 */
final class Span {

    /** A stretch without marks that is so many times as long as all shifts together can be cut. */
    private static final int STRETCH = 4;

    private final Map<Unknown, Integer> occurrences = new HashMap<>();
    private final Map<Unknown, Unknown> parents = new HashMap<>();
    /** Where a text begins, seen from the beginning of its parent. */
    private final Map<Unknown, Extent> offsets = new HashMap<>();

    private final Set<Unknown> texts = new HashSet<>();
    private int fixed;
    private int decided;
    private int shifts;

    private final int longest;

    Span(List<Match> matches) {
        matches.forEach(this::count);
        for (Match match : matches) {
            decided += match.relation() == Relation.EQUAL ? 0 : 1;
            shifts += shift(match);
        }
        longest = shifts == 0 ? fixed + decided + texts.size() : Math.min(KeyLimits.PARTITION, shifted());
    }

    /** The most characters that a text of open length is tried with. */
    int longest() {
        return longest;
    }

    boolean isRepeated(Unknown unknown) {
        return occurrences.getOrDefault(unknown.origin(), 0) > 1;
    }

    /**
     * Marks stand where texts begin, where comparisons are decided and where texts end that are equal; longer texts have a
     * stretch between two of these places.
     */
    private int shifted() {
        int places = 2 * decided + 2;
        return fixed + places * (shifts + 1) + (places - 1) * STRETCH * shifts;
    }

    private void count(Match match) {
        Stream.concat(match.left().stream(), match.right().stream()).forEach(atom -> {
            if (atom instanceof Atom.Sought sought) {
                occurrences.merge(sought.unknown().origin(), 1, Integer::sum);
                fixed += sought.unknown().longest();
            } else {
                fixed++;
            }
        });
    }

    /** By how many characters at most the match lays texts beside each other otherwise than the ones before it do. */
    private int shift(Match match) {
        List<Lying> lying = new ArrayList<>(texts(match.left()));
        lying.addAll(texts(match.right()));
        lying.forEach(l -> texts.add(l.unknown()));
        return lying.stream().skip(1).mapToInt(l -> shift(lying.get(0), l)).sum();
    }

    private int shift(Lying one, Lying other) {
        Unknown root = root(one.unknown());
        Unknown child = root(other.unknown());
        Extent apart =
                other.from().minus(offset(other.unknown())).minus(one.from().minus(offset(one.unknown())));
        if (root == child) {
            return apart.farthest();
        }
        parents.put(child, root);
        offsets.put(child, apart);
        return 0;
    }

    private Unknown root(Unknown unknown) {
        Unknown parent = parents.get(unknown);
        return parent == null ? unknown : root(parent);
    }

    private Extent offset(Unknown unknown) {
        Unknown parent = parents.get(unknown);
        Extent own = offsets.getOrDefault(unknown, Extent.NONE);
        return parent == null ? own : own.plus(offset(parent));
    }

    private static List<Lying> texts(List<Atom> word) {
        List<Lying> texts = new ArrayList<>();
        Extent before = Extent.NONE;
        for (Atom atom : word) {
            if (atom instanceof Atom.Letter) {
                before = before.plus(new Extent(1, 1));
            } else if (atom instanceof Atom.Sought sought) {
                if (sought.unknown().language() instanceof Language.Bounded bounded) {
                    before = before.plus(new Extent(bounded.shortest(), bounded.longest()));
                } else {
                    texts.add(new Lying(sought.unknown().origin(), before));
                }
            }
        }
        return texts;
    }

    /** Where a text of open length begins in a word. */
    private record Lying(Unknown unknown, Extent from) {}

    /** A number of characters that isn't known exactly. */
    private record Extent(int least, int most) {

        static final Extent NONE = new Extent(0, 0);

        Extent plus(Extent other) {
            return new Extent(least + other.least, most + other.most);
        }

        Extent minus(Extent other) {
            return new Extent(least - other.most, most - other.least);
        }

        int farthest() {
            return Math.max(Math.abs(least), Math.abs(most));
        }
    }
}
