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

    private static final int SHORT = 6;

    private final List<Match> matches;
    private final Predicate<Map<Unknown, int[]>> accepts;
    private final Budget budget;
    private final Span span;
    private final int longest;
    private final Board board;
    private final Places places;
    private final Labelling labelling;

    private Search(List<Match> matches, Predicate<Map<Unknown, int[]>> accepts, Budget budget, Span span, int longest) {
        this.matches = matches;
        this.accepts = accepts;
        this.budget = budget;
        this.span = span;
        this.longest = longest;
        this.board = new Board(matches);
        this.places = board.places();
        this.labelling = new Labelling(places, budget);
    }

    /**
     * Searches, short texts first: where there is a solution, there mostly is a short one.
     *
     * @param matches what is demanded
     * @param accepts what is demanded of the lengths besides
     * @param budget what it may cost
     */
    static Solution solve(List<Match> matches, Predicate<Map<Unknown, int[]>> accepts, Budget budget) {
        Span span = new Span(matches);
        if (span.longest() > SHORT) {
            Solution solution = new Search(matches, accepts, budget, span, SHORT).run();
            if (solution.isFound()) {
                return solution;
            }
        }
        return new Search(matches, accepts, budget, span, span.longest()).run();
    }

    /** Runs to the end or to its limit. */
    private Solution run() {
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
        Match match = matches.get(index);
        Row left = board.row(match.left());
        Row right = board.row(match.right());
        int both = Math.min(left.length(), right.length());
        if (!budget.take(1 + left.length() + right.length())) {
            return false;
        }
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
            return tryLengths(index, nextLeft, right, both, mostBeside(index, nextLeft, right, Relation.LONGER));
        }
        Unknown nextRight = right.next();
        if (nextRight != null && right.length() == both) {
            return tryLengths(index, nextRight, left, both, mostBeside(index, nextRight, left, Relation.SHORTER));
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

    /**
     * The most characters that an unknown can have beside a word that is laid to its end: no more than that word, unless
     * its own word is to be longer, or is to differ and stands elsewhere too.
     */
    private int mostBeside(int index, Unknown unknown, Row opposite, Relation longer) {
        Relation relation = matches.get(index).relation();
        boolean ends = opposite.next() == null
                && switch (relation) {
                    case EQUAL, LONGER, SHORTER -> relation != longer;
                    case LESS, GREATER -> !span.isRepeated(unknown);
                    case RAISED -> false;
                };
        return ends ? opposite.length() : Integer.MAX_VALUE;
    }

    /** Tries every length of an unknown that comes up behind so many places, with which it ends before so many. */
    private boolean tryLengths(int index, Unknown unknown, Row opposite, int behind, int most) {
        int mark = places.mark();
        boolean found = unknown.language() instanceof Language.Open open
                ? tryOpen(index, unknown, open, opposite, behind, most - behind)
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

    private boolean tryOpen(int index, Unknown unknown, Language.Open language, Row opposite, int behind, int most) {
        OptionalInt kin = board.lengthOfKin(unknown);
        int[] text = new int[kin.orElse(Math.min(longest, Math.max(most, unknown.shortest())))];
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
