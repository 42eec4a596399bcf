package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.RangeChoice.Chosen;
import dev.partita.processor.keyspace.RangeChoice.Refused;
import dev.partita.processor.keyspace.SortCondition.Lower;
import dev.partita.processor.keyspace.SortCondition.Upper;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Part;
import java.util.List;
import java.util.Optional;

/** The range that parameters ask for on the first placeholder without an argument, alike in all wanted records. */
public final class RangeRules {

    private final List<Opened> wanted;
    private final char delimiter;
    private final RangeEnds ends;

    /**
     * Rules for one query.
     *
     * @param wanted the sort keys of all wanted records, at least one; each ends its given part at the placeholder
     * @param neighbours the partition that is read, and every key in the table or index
     */
    public RangeRules(List<Opened> wanted, Neighbours neighbours) {
        this.wanted = List.copyOf(wanted);
        this.delimiter = neighbours.delimiter();
        this.ends = new RangeEnds(wanted, neighbours);
    }

    /** The range between two ends, one of which may be missing. */
    public RangeChoice range(Optional<Parameter.Bound> lower, Optional<Parameter.Bound> upper, String place) {
        return unlike().or(() -> SlotOrder.fault(wanted, delimiter))
                .<RangeChoice>map(Refused::new)
                .orElseGet(() -> {
                    Upper high = ends.upper(upper, lower.isPresent());
                    Lower low = ends.lower(lower, high);
                    Part.Slot slot = wanted.get(0).slot().orElseThrow();
                    return new Chosen(new SortCondition.Range(prefix(), slot.format(), place, low, high));
                });
    }

    /** All texts with a beginning. */
    public RangeChoice startsWith(Parameter.Bound argument) {
        return unlike().or(() -> SlotOrder.startsWithFault(wanted, delimiter))
                .<RangeChoice>map(Refused::new)
                .orElseGet(() -> new Chosen(new SortCondition.StartsWith(
                        prefix(), argument, wanted.get(0).slot().orElseThrow().format())));
    }

    private KeyExpression prefix() {
        return ends.prefix();
    }

    /** One range reads all wanted records only if they have the same before the value, and the value in one form. */
    private Optional<String> unlike() {
        Opened first = wanted.get(0);
        boolean alike = wanted.stream()
                .allMatch(w -> isSameBeginning(first, w)
                        && w.slot().map(Part.Slot::format).equals(first.slot().map(Part.Slot::format)));
        return alike
                ? Optional.empty()
                : Optional.of("the wanted records have different texts before the value, or write it differently");
    }

    private static boolean isSameBeginning(Opened one, Opened other) {
        CommonPrefix prefix = CommonPrefix.of(List.of(one.pieces(), other.pieces()));
        return prefix.rests().stream().allMatch(List::isEmpty);
    }
}
