package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Places.Inequality;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** Chooses a character for each place, in the order that is demanded of some. */
final class Characters {

    private final Places places;
    private final Map<Integer, Integer> chosen = new HashMap<>();

    Characters(Places places) {
        this.places = places;
    }

    /**
     * Chooses characters that do; false if none do, or if the budget is spent before that is known. Readable ones are
     * tried first, then the least, from which nothing that does is missed.
     */
    boolean choose(Budget budget) {
        return !isCircular() && (choose(CodePoints::sample, budget) || choose(CodePoints::least, budget));
    }

    private boolean choose(ToIntFunction<CodePoints> start, Budget budget) {
        chosen.clear();
        for (Inequality inequality : places.inequalities()) {
            start(inequality.less(), start);
            start(inequality.greater(), start);
        }
        while (budget.take(1 + places.inequalities().size())) {
            Optional<Boolean> raised = raise();
            if (raised.isEmpty()) {
                return false;
            }
            if (!raised.get()) {
                return true;
            }
        }
        return false;
    }

    /** Whether the order asks a place to be above itself, so that raising would go on up to the last character. */
    private boolean isCircular() {
        Map<Integer, Integer> heights = new HashMap<>();
        for (int round = 0; round <= heights.size(); round++) {
            if (!heighten(heights)) {
                return false;
            }
        }
        return true;
    }

    /** Puts each place as far above the lowest as those below it ask for; whether any wasn't there yet. */
    private boolean heighten(Map<Integer, Integer> heights) {
        boolean raised = false;
        for (Inequality inequality : places.inequalities()) {
            int less = places.root(inequality.less());
            int greater = places.root(inequality.greater());
            int below = heights.getOrDefault(less, 0);
            int above = heights.getOrDefault(greater, 0);
            if (above <= below) {
                heights.put(greater, below + 1);
                raised = true;
            } else if (inequality.byOne() && above > below + 1) {
                heights.put(less, above - 1);
                raised = true;
            }
        }
        return raised;
    }

    int at(int place) {
        return chosen.computeIfAbsent(
                places.root(place), root -> places.set(root).sample());
    }

    private void start(int place, ToIntFunction<CodePoints> start) {
        chosen.put(places.root(place), start.applyAsInt(places.set(place)));
    }

    /** Raises what is too low; whether something was, or empty if nothing higher is left. */
    private Optional<Boolean> raise() {
        boolean raised = false;
        for (Inequality inequality : places.inequalities()) {
            int less = at(inequality.less());
            int greater = at(inequality.greater());
            if (greater <= less) {
                if (!raise(inequality.greater(), less + 1)) {
                    return Optional.empty();
                }
                raised = true;
            } else if (inequality.byOne() && raised(less) != greater) {
                if (!raise(inequality.less(), lowered(greater))) {
                    return Optional.empty();
                }
                raised = true;
            }
        }
        return Optional.of(raised);
    }

    private boolean raise(int place, int atLeast) {
        int next = places.set(place).atLeast(atLeast);
        chosen.put(places.root(place), next);
        return next >= 0;
    }

    static int raised(int codePoint) {
        return codePoint == Character.MIN_SURROGATE - 1 ? Character.MAX_SURROGATE + 1 : codePoint + 1;
    }

    private static int lowered(int codePoint) {
        return codePoint == Character.MAX_SURROGATE + 1 ? Character.MIN_SURROGATE - 1 : codePoint - 1;
    }
}
