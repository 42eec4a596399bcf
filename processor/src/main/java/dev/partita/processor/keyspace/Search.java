package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Match.Relation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Looks for texts that fulfil matches which share unknowns. Words are laid side by side from left to right; where an
 * unknown comes up, each of its lengths is tried, up to one beyond which longer texts bring nothing new.
 */
final class Search {

    private final List<Match> matches;
    private final Span span;
    private final Places places = new Places();
    private final Map<Unknown, int[]> laid = new HashMap<>();
    private final Predicate<Map<Unknown, int[]>> accepts;
    private final Budget budget;
    private final Labelling labelling;

    /**
     * A search.
     *
     * @param matches what is demanded
     * @param accepts what is demanded of the lengths besides
     * @param budget what it may cost
     */
    Search(List<Match> matches, Predicate<Map<Unknown, int[]>> accepts, Budget budget) {
        this.matches = matches;
        this.span = new Span(matches);
        this.accepts = accepts;
        this.budget = budget;
        this.labelling = new Labelling(places);
    }

    /** Runs to the end or to its limit. */
    Solution run() {
        for (Match match : matches) {
            constants(match.left());
            constants(match.right());
        }
        if (match(0)) {
            return labelling.solution();
        }
        return budget.isSpent() || labelling.gaveUp() ? Solution.undecided() : Solution.none();
    }

    private void constants(List<Atom> word) {
        for (Atom atom : word) {
            if (atom instanceof Atom.Letter letter) {
                places.constant(letter.codePoint());
            }
        }
    }

    private boolean match(int index) {
        if (index < matches.size()) {
            return lay(index, 0, 0);
        }
        return accepts.test(laid) && labelling.fits(laid);
    }

    /**
     * Lays the words of a match side by side.
     *
     * @param from how many places already hold the same
     * @param differFrom the first place at which a difference is still to be tried
     */
    private boolean lay(int index, int from, int differFrom) {
        if (!budget.take()) {
            return false;
        }
        Match match = matches.get(index);
        Laid left = laid(match.left());
        Laid right = laid(match.right());
        int both = Math.min(left.places.size(), right.places.size());
        boolean ordered = match.relation() == Relation.LESS || match.relation() == Relation.GREATER;
        for (int at = from; at < both; at++) {
            if (ordered && at >= differFrom && differ(index, left.places.get(at), right.places.get(at))) {
                return true;
            }
            if (endsRaised(match, left, right, at) && raise(index, left.places.get(at), right.places.get(at))) {
                return true;
            }
            if (!places.join(left.places.get(at), right.places.get(at))) {
                return false;
            }
        }
        if (left.next != null && left.places.size() == both) {
            return tryLengths(index, left.next, right, both);
        }
        if (right.next != null && right.places.size() == both) {
            return tryLengths(index, right.next, left, both);
        }
        return ends(match.relation(), left.places.size() > both, right.places.size() > both) && match(index + 1);
    }

    private boolean differ(int index, int left, int right) {
        boolean less = matches.get(index).relation() == Relation.LESS;
        int mark = places.mark();
        if (places.order(less ? left : right, less ? right : left, false) && match(index + 1)) {
            return true;
        }
        places.backTo(mark);
        return false;
    }

    /** Whether both words are complete and this is the last place of both. */
    private static boolean endsRaised(Match match, Laid left, Laid right, int at) {
        return match.relation() == Relation.RAISED
                && left.next == null
                && right.next == null
                && at == left.places.size() - 1
                && at == right.places.size() - 1;
    }

    private boolean raise(int index, int left, int right) {
        int mark = places.mark();
        if (places.order(right, left, true) && match(index + 1)) {
            return true;
        }
        places.backTo(mark);
        return false;
    }

    private static boolean ends(Relation relation, boolean leftIsLonger, boolean rightIsLonger) {
        return switch (relation) {
            case EQUAL -> !leftIsLonger && !rightIsLonger;
            case LONGER -> leftIsLonger;
            case SHORTER -> rightIsLonger;
            case LESS, GREATER, RAISED -> false;
        };
    }

    /** Tries every length of an unknown that comes up behind so many places. */
    private boolean tryLengths(int index, Unknown unknown, Laid other, int behind) {
        int mark = places.mark();
        boolean found = unknown.language() instanceof Language.Open open
                ? tryOpen(index, unknown, open, other, behind)
                : tryBounded(index, unknown, (Language.Bounded) unknown.language(), behind);
        if (!found) {
            laid.remove(unknown);
            places.backTo(mark);
        }
        return found;
    }

    private boolean tryBounded(int index, Unknown unknown, Language.Bounded language, int behind) {
        for (int length : language.lengths()) {
            int mark = places.mark();
            int[] text = language.hull(length).stream().mapToInt(places::add).toArray();
            laid.put(unknown, text);
            if (lay(index, behind, behind)) {
                return true;
            }
            places.backTo(mark);
        }
        return false;
    }

    private boolean tryOpen(int index, Unknown unknown, Language.Open language, Laid other, int behind) {
        int[] text = new int[span.longest()];
        for (int length = 0; length <= text.length; length++) {
            if (length >= unknown.shortest()) {
                int mark = places.mark();
                laid.put(unknown, Arrays.copyOf(text, length));
                // differences further left were tried with a shorter text
                int differFrom = span.isRepeated(unknown) ? behind : Math.max(behind, behind + length - 1);
                if (lay(index, behind, differFrom)) {
                    return true;
                }
                places.backTo(mark);
            }
            if (length == text.length || budget.isSpent()) {
                break;
            }
            text[length] = places.add(language.letters());
            int opposite = behind + length;
            if (opposite < other.places.size() && !mayEqual(index, text[length], other.places.get(opposite))) {
                break;
            }
        }
        return false;
    }

    /** Joins a new place to the one opposite; if they must differ, the text ends before or with it. */
    private boolean mayEqual(int index, int place, int opposite) {
        Relation relation = matches.get(index).relation();
        boolean mayDiffer = relation == Relation.LESS || relation == Relation.GREATER || relation == Relation.RAISED;
        return mayDiffer || places.join(place, opposite);
    }

    /** What is laid of a word, up to the first unknown whose length is still open. */
    private Laid laid(List<Atom> word) {
        List<Integer> known = new ArrayList<>();
        for (Atom atom : word) {
            if (atom instanceof Atom.Letter letter) {
                known.add(places.constant(letter.codePoint()));
            } else if (atom instanceof Atom.Sought sought) {
                int[] text = laid.get(sought.unknown());
                if (text == null) {
                    return new Laid(known, sought.unknown());
                }
                for (int place : text) {
                    known.add(place);
                }
            }
        }
        return new Laid(known, null);
    }

    private record Laid(List<Integer> places, @Nullable Unknown next) {}
}
