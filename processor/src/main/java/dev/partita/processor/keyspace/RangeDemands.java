package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Match.Relation;
import dev.partita.processor.keyspace.SortCondition.Exclusion;
import dev.partita.processor.keyspace.SortCondition.LowerKind;
import dev.partita.processor.keyspace.SortCondition.Range;
import dev.partita.processor.keyspace.SortCondition.Upper;
import dev.partita.processor.keyspace.SortCondition.UpperKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a range demands of a key, for some arguments. Since an argument at an end stands nowhere else, a key lies in the
 * range of some if it does so for the least value as lower and the greatest as upper end, or for arguments beyond them.
 */
final class RangeDemands {

    private final Strand key;
    private final Range range;
    private final Strand prefix;
    private final ValueLimits limits;

    RangeDemands(Strand key, Range range, char delimiter) {
        this.key = key;
        this.range = range;
        this.prefix = Strand.of(range.prefix());
        this.limits = new ValueLimits(range.format(), delimiter);
    }

    List<Demand> all() {
        Demand begins = Demand.any(key);
        if (isClosed()) {
            begins = Demand.beginsWith(key, prefix);
            begins = range.upper().kind() == UpperKind.PREFIX && reached()
                    ? begins.or(Demand.successor(key, prefix).options().get(0))
                    : begins;
        }
        List<Demand> demands = new ArrayList<>(List.of(begins));
        lower().ifPresent(demands::add);
        upper().ifPresent(demands::add);
        return demands;
    }

    /** Whether both ends begin with what stands before the value. */
    private boolean isClosed() {
        return !prefix.isEmpty()
                && range.lower().kind() != LowerKind.NONE
                && range.upper().kind() != UpperKind.NONE;
    }

    private boolean reached() {
        return range.upper().exclusion() == Exclusion.UNREACHED;
    }

    private Optional<Demand> lower() {
        LowerKind kind = range.lower().kind();
        if (kind == LowerKind.NONE || kind == LowerKind.NEXT_NUMBER) {
            return Optional.empty();
        }
        if (kind == LowerKind.PREFIX || limits.areUnknown()) {
            return Optional.of(Demand.atLeast(key, prefix));
        }
        Strand least = prefix.then(limits.least());
        if (kind == LowerKind.AT || limits.mayBeBelow()) {
            return Optional.of(Demand.atLeast(key, least));
        }
        return Optional.of(
                kind == LowerKind.SUCCESSOR
                        ? Demand.of(key, least.then(range.lower().behind()), Relation.GREATER)
                        : Demand.above(key, least));
    }

    private Optional<Demand> upper() {
        Upper upper = range.upper();
        if (upper.kind() == UpperKind.NONE) {
            return Optional.empty();
        }
        boolean hasGreatest =
                upper.kind() != UpperKind.PREFIX && limits.greatest().isPresent();
        if (!hasGreatest) {
            return prefix.isEmpty() ? Optional.empty() : Optional.of(beforeSuccessor(prefix));
        }
        Strand greatest = prefix.then(limits.greatest().orElseThrow());
        if (upper.kind() == UpperKind.SUCCESSOR) {
            return Optional.of(beforeSuccessor(greatest.then(upper.behind())));
        }
        if (limits.mayBeAbove()) {
            return Optional.of(Demand.belowSuccessor(key, greatest));
        }
        return Optional.of(
                upper.kind() == UpperKind.AT || reached() ? Demand.atMost(key, greatest) : Demand.below(key, greatest));
    }

    private Demand beforeSuccessor(Strand text) {
        return reached() ? Demand.atMostSuccessor(key, text) : Demand.belowSuccessor(key, text);
    }
}
