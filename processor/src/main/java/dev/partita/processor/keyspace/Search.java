package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Board.Row;
import dev.partita.processor.keyspace.Match.Relation;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * Looks for texts that fulfil matches which share unknowns. Words are laid side by side from left to right; where an
 * unknown comes up, each of its lengths is tried, up to one beyond which longer texts bring nothing new.
 */
final class Search {

    private final List<Match> matches;
    private final Predicate<Map<Unknown, int[]>> accepts;
    private final Budget budget;
    private final Span span;
    private final Board board;
    private final Places places;
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
        this.accepts = accepts;
        this.budget = budget;
        this.span = new Span(matches);
        this.board = new Board(matches);
        this.places = board.places();
        this.labelling = new Labelling(places);
    }

    /** Runs to the end or to its limit. */
    Solution run() {
        if (match(0)) {
            return labelling.solution();
        }
        return budget.isSpent() || labelling.gaveUp() ? Solution.undecided() : Solution.none();
    }

    private boolean match(int index) {
        if (index < matches.size()) {
            return lay(index, 0, 0);
        }
        return accepts.test(board.laid()) && labelling.fits(board.laid());
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
        Row left = board.row(match.left());
        Row right = board.row(match.right());
        int both = Math.min(left.length(), right.length());
        for (int at = from; at < both; at++) {
            if (mayDiffer(match.relation(), left, right, at, differFrom) && differ(index, left.at(at), right.at(at))) {
                return true;
            }
            if (!places.join(left.at(at), right.at(at))) {
                return false;
            }
        }
        return goOn(index, left, right, both);
    }

    /** Goes on behind the places that both words have. */
    private boolean goOn(int index, Row left, Row right, int both) {
        Unknown nextLeft = left.next();
        if (nextLeft != null && left.length() == both) {
            return tryLengths(index, nextLeft, right, both);
        }
        Unknown nextRight = right.next();
        if (nextRight != null && right.length() == both) {
            return tryLengths(index, nextRight, left, both);
        }
        boolean ends = switch (matches.get(index).relation()) {
            case EQUAL -> left.length() == right.length();
            case LONGER -> left.length() > both;
            case SHORTER -> right.length() > both;
            case LESS, GREATER, RAISED -> false;
        };
        return ends && match(index + 1);
    }

    /** Whether the words may differ at a place: anywhere, or for {@link Relation#RAISED} at the last. */
    private static boolean mayDiffer(Relation relation, Row left, Row right, int at, int differFrom) {
        return switch (relation) {
            case LESS, GREATER -> at >= differFrom;
            case RAISED ->
                left.next() == null && right.next() == null && at == left.length() - 1 && at == right.length() - 1;
            case EQUAL, LONGER, SHORTER -> false;
        };
    }

    private boolean differ(int index, int left, int right) {
        Relation relation = matches.get(index).relation();
        boolean less = relation == Relation.LESS;
        int mark = places.mark();
        if (places.order(less ? left : right, less ? right : left, relation == Relation.RAISED) && match(index + 1)) {
            return true;
        }
        places.backTo(mark);
        return false;
    }

    /** Tries every length of an unknown that comes up behind so many places. */
    private boolean tryLengths(int index, Unknown unknown, Row opposite, int behind) {
        int mark = places.mark();
        boolean found = unknown.language() instanceof Language.Open open
                ? tryOpen(index, unknown, open, opposite, behind)
                : tryBounded(index, unknown, (Language.Bounded) unknown.language(), behind);
        if (!found) {
            board.takeAway(unknown);
            places.backTo(mark);
        }
        return found;
    }

    private boolean tryBounded(int index, Unknown unknown, Language.Bounded language, int behind) {
        for (int length : language.lengths()) {
            int mark = places.mark();
            board.lay(
                    unknown,
                    language.hull(length).stream().mapToInt(places::add).toArray());
            if (lay(index, behind, behind)) {
                return true;
            }
            places.backTo(mark);
        }
        return false;
    }

    private boolean tryOpen(int index, Unknown unknown, Language.Open language, Row opposite, int behind) {
        OptionalInt kin = board.lengthOfKin(unknown);
        int[] text = new int[kin.orElse(span.longest())];
        for (int length = 0; length <= text.length && !budget.isSpent(); length++) {
            if (length >= kin.orElse(unknown.shortest())
                    && endsAt(index, unknown, Arrays.copyOf(text, length), behind)) {
                return true;
            }
            if (length < text.length) {
                text[length] = places.add(language.letters());
                int at = behind + length;
                if (at < opposite.length() && !mayStandOpposite(index, text[length], opposite.at(at))) {
                    return false;
                }
            }
        }
        return false;
    }

    private boolean endsAt(int index, Unknown unknown, int[] text, int behind) {
        int mark = places.mark();
        board.lay(unknown, text);
        // differences further left were tried with a shorter text
        int differFrom = span.isRepeated(unknown) ? behind : Math.max(behind, behind + text.length - 1);
        if (lay(index, behind, differFrom)) {
            return true;
        }
        places.backTo(mark);
        return false;
    }

    /** Joins a new place to the one opposite, where words mustn't differ; false if none longer can fit then. */
    private boolean mayStandOpposite(int index, int place, int opposite) {
        return switch (matches.get(index).relation()) {
            case EQUAL, LONGER, SHORTER -> places.join(place, opposite);
            case LESS, GREATER, RAISED -> true;
        };
    }
}
