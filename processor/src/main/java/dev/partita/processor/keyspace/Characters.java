package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Places.Inequality;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** Chooses a character for each place, in the order that is demanded of some. */
final class Characters {

    /** More rounds than any chain of neighbours needs that a message would show. */
    private static final int MOST_ROUNDS = 5_000;

    private final Places places;
    private final Map<Integer, Integer> chosen = new HashMap<>();

    private Characters(Places places) {
        this.places = places;
    }

    /** Characters that do, or empty if none do. Readable ones are tried first, the least then. */
    static Optional<Characters> choose(Places places) {
        Optional<Characters> readable = choose(places, CodePoints::sample);
        return readable.isPresent() ? readable : choose(places, CodePoints::least);
    }

    private static Optional<Characters> choose(Places places, ToIntFunction<CodePoints> start) {
        Characters characters = new Characters(places);
        for (Inequality inequality : places.inequalities()) {
            characters.start(inequality.less(), start);
            characters.start(inequality.greater(), start);
        }
        for (int round = 0; round < MOST_ROUNDS; round++) {
            Optional<Boolean> raised = characters.raise();
            if (raised.isEmpty()) {
                return Optional.empty();
            }
            if (!raised.get()) {
                return Optional.of(characters);
            }
        }
        return Optional.empty();
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
