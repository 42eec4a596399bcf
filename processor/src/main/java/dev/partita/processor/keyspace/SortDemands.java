package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Match.Relation;
import dev.partita.processor.keyspace.SortCondition.Bound;
import dev.partita.processor.schema.KeyKind;
import java.util.List;

/**
 * What a condition on the sort key demands of a key, for some arguments. Numbers are not compared as texts; their ranges
 * come elsewhere.
 */
final class SortDemands {

    private final Strand key;
    private final char delimiter;

    SortDemands(Strand key, char delimiter) {
        this.key = key;
        this.delimiter = delimiter;
    }

    /** At least one demand, so that the key's values are looked for. */
    List<Demand> of(SortCondition condition) {
        if (condition instanceof SortCondition.Equal equal) {
            return List.of(Demand.equal(key, Strand.of(equal.key())));
        }
        if (condition instanceof SortCondition.BeginsWith beginning) {
            return List.of(Demand.beginsWith(key, Strand.of(beginning.prefix())));
        }
        if (condition instanceof SortCondition.StartsWith start) {
            // the argument may be empty, or be what the key has there
            return List.of(Demand.beginsWith(key, Strand.of(start.prefix())));
        }
        if (condition instanceof SortCondition.Between between && key.kind() != KeyKind.NUMBER) {
            return between(between.low(), between.high());
        }
        return condition instanceof SortCondition.Range range && range.prefix().kind() != KeyKind.NUMBER
                ? new RangeDemands(key, range, delimiter).all()
                : List.of(Demand.any(key));
    }

    private List<Demand> between(Bound low, Bound high) {
        if (low.equals(high) && !low.predecessor()) {
            return List.of(
                    low.successor()
                            ? Demand.successor(key, Strand.of(low.key()))
                            : Demand.equal(key, Strand.of(low.key())));
        }
        CommonPrefix prefix =
                CommonPrefix.of(List.of(low.key().pieces(), high.key().pieces()));
        Strand common = Strand.of(new KeyExpression(low.key().kind(), prefix.common()));
        Demand begins = Demand.beginsWith(key, common);
        boolean maySucceed =
                prefix.rests().get(1).isEmpty() && high.successor() && !high.predecessor() && !common.isEmpty();
        return List.of(
                maySucceed ? begins.or(Demand.successor(key, common).options().get(0)) : begins, low(low), high(high));
    }

    /** A low end is never sent as a predecessor. */
    private Demand low(Bound bound) {
        Strand text = Strand.of(bound.key());
        return bound.successor() ? Demand.of(key, text, Relation.GREATER) : Demand.atLeast(key, text);
    }

    private Demand high(Bound bound) {
        Strand text = Strand.of(bound.key());
        if (bound.successor()) {
            return bound.predecessor() ? Demand.belowSuccessor(key, text) : Demand.atMostSuccessor(key, text);
        }
        return bound.predecessor() ? Demand.below(key, text) : Demand.atMost(key, text);
    }
}
