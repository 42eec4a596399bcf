package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Match.Relation;
import dev.partita.processor.plan.SortCondition;
import dev.partita.processor.plan.SortCondition.Bound;
import dev.partita.processor.plan.SortCondition.Exclusion;
import dev.partita.processor.plan.SortCondition.Lower;
import dev.partita.processor.plan.SortCondition.Range;
import dev.partita.processor.plan.SortCondition.Upper;
import dev.partita.processor.schema.Format;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a condition on the sort key demands of a key. Number ranges are not compared as texts and come elsewhere. */
final class SortDemands {

    private static final String LOW = "least value";
    private static final String HIGH = "greatest value";

    private final Strand key;
    private final char delimiter;

    SortDemands(Strand key, char delimiter) {
        this.key = key;
        this.delimiter = delimiter;
    }

    List<Demand> of(SortCondition condition) {
        if (condition instanceof SortCondition.Equal equal) {
            return List.of(Demand.equal(key, Strand.of(equal.key())));
        }
        if (condition instanceof SortCondition.BeginsWith beginning) {
            return List.of(beginsWith(Strand.of(beginning.prefix())));
        }
        if (condition instanceof SortCondition.StartsWith start) {
            // the argument may be empty, or be what the key has there
            return List.of(beginsWith(Strand.of(start.prefix())));
        }
        if (condition instanceof SortCondition.Between between) {
            return List.of(low(between.low()), high(between.high()));
        }
        return condition instanceof Range range
                ? Stream.concat(lower(range).stream(), upper(range).stream()).toList()
                : List.of();
    }

    private Demand beginsWith(Strand prefix) {
        return Demand.of(key, prefix, Relation.EQUAL, Relation.LONGER);
    }

    /** A low end is never sent as a predecessor. */
    private Demand low(Bound bound) {
        Strand text = Strand.of(bound.key());
        return bound.successor() ? Demand.atLeastSuccessor(key, text) : Demand.atLeast(key, text);
    }

    private Demand high(Bound bound) {
        Strand text = Strand.of(bound.key());
        if (bound.successor()) {
            return bound.predecessor() ? Demand.belowSuccessor(key, text) : Demand.atMostSuccessor(key, text);
        }
        return bound.predecessor() ? Demand.below(key, text) : Demand.atMost(key, text);
    }

    /** An argument below all values counts as the least one. */
    private Optional<Demand> lower(Range range) {
        Lower lower = range.lower();
        Strand prefix = Strand.of(range.prefix());
        Strand at = prefix.then(name(lower.argument().map(a -> a.name()), LOW), range.format());
        Strand least = prefix.then(extreme(range.format(), false));
        return switch (lower.kind()) {
            case NONE, NEXT_NUMBER -> Optional.empty();
            case PREFIX -> Optional.of(Demand.atLeast(key, prefix));
            case AT -> Optional.of(Demand.atLeast(key, at));
            case SUCCESSOR ->
                Optional.of(Demand.atLeastSuccessor(key, at.then(lower.behind()))
                        .or(Demand.option(least, Relation.EQUAL, Relation.LONGER)));
            case NEXT_TEXT, STRICT -> Optional.of(Demand.above(key, at).or(Demand.option(least, Relation.EQUAL)));
        };
    }

    /** An argument above all values counts as the greatest one, with all that begins like it. */
    private Optional<Demand> upper(Range range) {
        Upper upper = range.upper();
        Strand prefix = Strand.of(range.prefix());
        Strand at = prefix.then(name(upper.argument().map(a -> a.name()), HIGH), range.format());
        Demand.Option beyond =
                Demand.option(prefix.then(extreme(range.format(), true)), Relation.EQUAL, Relation.LONGER);
        boolean reached = upper.exclusion() == Exclusion.UNREACHED;
        return switch (upper.kind()) {
            case NONE -> Optional.empty();
            case PREFIX -> Optional.of(beforeSuccessor(prefix, reached));
            case AT -> Optional.of(Demand.atMost(key, at).or(beyond));
            case SUCCESSOR -> Optional.of(beforeSuccessor(at.then(upper.behind()), reached));
            case VALUE ->
                Optional.of((reached || upper.exclusion() == Exclusion.PREVIOUS_VALUE
                                ? Demand.atMost(key, at)
                                : Demand.below(key, at))
                        .or(beyond));
        };
    }

    private Demand beforeSuccessor(Strand text, boolean reached) {
        return reached ? Demand.atMostSuccessor(key, text) : Demand.belowSuccessor(key, text);
    }

    private static String name(Optional<String> parameter, String otherwise) {
        return parameter.orElse(otherwise);
    }

    /** The least or the greatest value's text; for what has no greatest, the empty text, with which all begin. */
    private String extreme(Format format, boolean greatest) {
        return Extreme.of(format, delimiter, greatest);
    }
}
