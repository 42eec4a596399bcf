package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Match.Relation;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What is demanded of a key: to relate to one of some texts in one of some ways.
 *
 * @param key the key
 * @param options the ways; one of them has to hold
 */
record Demand(Strand key, List<Option> options) {

    /** Copies the list. */
    Demand {
        options = List.copyOf(options);
    }

    /** A way. */
    record Option(Strand text, Set<Relation> relations) {}

    static Demand equal(Strand key, Strand text) {
        return new Demand(key, List.of(new Option(text, EnumSet.of(Relation.EQUAL))));
    }

    static Demand of(Strand key, Strand text, Relation first, Relation... others) {
        return new Demand(key, List.of(option(text, first, others)));
    }

    static Option option(Strand text, Relation first, Relation... others) {
        return new Option(text, EnumSet.of(first, others));
    }

    Demand or(Option option) {
        List<Option> more = new ArrayList<>(options);
        more.add(option);
        return new Demand(key, more);
    }

    /** Demands nothing. */
    static Demand any(Strand key) {
        return beginsWith(key, new Strand(key.kind(), List.of()));
    }

    static Demand beginsWith(Strand key, Strand prefix) {
        return of(key, prefix, Relation.EQUAL, Relation.LONGER);
    }

    /** Demands that the key is the least text behind all that begin with that one. */
    static Demand successor(Strand key, Strand text) {
        return text.endsFixed() ? of(key, text.raised(), Relation.EQUAL) : of(key, text, Relation.RAISED);
    }

    static Demand atLeast(Strand key, Strand text) {
        return of(key, text, Relation.GREATER, Relation.LONGER, Relation.EQUAL);
    }

    static Demand above(Strand key, Strand text) {
        return of(key, text, Relation.GREATER, Relation.LONGER);
    }

    static Demand atMost(Strand key, Strand text) {
        return of(key, text, Relation.LESS, Relation.SHORTER, Relation.EQUAL);
    }

    static Demand below(Strand key, Strand text) {
        return of(key, text, Relation.LESS, Relation.SHORTER);
    }

    /** Demands that the key comes before the least text behind all that begin with that one. */
    static Demand belowSuccessor(Strand key, Strand text) {
        return of(key, text, Relation.LESS, Relation.SHORTER, Relation.EQUAL, Relation.LONGER);
    }

    /** Demands the same, or that it is that text itself. */
    static Demand atMostSuccessor(Strand key, Strand text) {
        return belowSuccessor(key, text).or(successor(key, text).options().get(0));
    }

    Stream<Strand> strands() {
        return Stream.concat(Stream.of(key), options.stream().map(Option::text));
    }
}
