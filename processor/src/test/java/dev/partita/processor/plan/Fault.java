package dev.partita.processor.plan;

import dev.partita.processor.keyspace.KeyExpression;
import dev.partita.processor.keyspace.Opened;
import dev.partita.processor.keyspace.RangeChoice;
import dev.partita.processor.keyspace.SortCondition;
import dev.partita.processor.keyspace.SortCondition.Exclusion;
import dev.partita.processor.keyspace.SortCondition.Lower;
import dev.partita.processor.keyspace.SortCondition.LowerKind;
import dev.partita.processor.keyspace.SortCondition.Range;
import dev.partita.processor.keyspace.SortCondition.Upper;
import dev.partita.processor.keyspace.SortCondition.UpperKind;
import dev.partita.processor.keyspace.Verdict;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.Parameter.Bound;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** A rule of planning, switched off: the oracle must notice each. */
public enum Fault {
    /** A text bound by equality need not be closed. */
    EQUALITY_NOT_CLOSED,
    /** What else falls into a range isn't looked at. */
    OTHERS_NOT_LOOKED_AT,
    /** Copies aren't counted among what stands in a partition. */
    COPIES_NOT_COUNTED,
    /** Claims aren't counted among what stands in a partition. */
    CLAIMS_NOT_COUNTED,
    /** An excluded upper end is sent as an included one without asking whether an item has that key. */
    UPPER_END_NOT_EXCLUDED,
    /** The values that are written like the lower end aren't skipped with what stands behind them. */
    LOWER_SUFFIXES_NOT_SKIPPED,
    /** The values that are written like the upper end are cut off from what stands behind them. */
    UPPER_SUFFIXES_NOT_COVERED,
    /** A range with one end runs out of the record's keys. */
    RANGE_NOT_CLOSED,
    /** Ranges over texts and names that don't sort as their values. */
    RANGE_WITHOUT_ORDER,
    /** Parameters may leave gaps in the sort key. */
    GAPS_ALLOWED,
    /** Sparse indexes count as whole. */
    SPARSENESS_NOT_SAID,
    /** Order is promised where there is none. */
    ORDER_NOT_LOOKED_AT,
    /** A limit may cut off the single parts of a collection. */
    SINGLES_NOT_FIRST;

    /** A planner with this fault. */
    public Planner planner(Table table) {
        Predicate<Requirement> kept = requirement -> !switch (this) {
            case GAPS_ALLOWED -> requirement instanceof EverythingUsed;
            case SPARSENESS_NOT_SAID -> requirement instanceof SparsenessSaid;
            case ORDER_NOT_LOOKED_AT -> requirement instanceof OrderPromised;
            default -> false;
        };
        List<Requirement> requirements =
                Serving.REQUIREMENTS.stream().filter(kept).toList();
        return new Planner(table, new Serving(table, requirements, new Faulty(table)));
    }

    private final class Faulty extends KeySpace {

        Faulty(Table table) {
            super(table);
        }

        private boolean is(Fault fault) {
            return Fault.this == fault;
        }

        @Override
        List<ItemKey> neighbours(Optional<Index> index) {
            return super.neighbours(index).stream()
                    .filter(k -> !is(COPIES_NOT_COUNTED) || k.copy().isEmpty())
                    .filter(k -> !is(CLAIMS_NOT_COUNTED) || k.claim().isEmpty())
                    .toList();
        }

        @Override
        Optional<String> boundaryFault(KeyExpression partition, List<Opened> wanted) {
            return is(EQUALITY_NOT_CLOSED) ? Optional.empty() : super.boundaryFault(partition, wanted);
        }

        @Override
        RangeChoice range(Trial trial, List<Opened> wanted, List<Bound> parameters, String place) {
            RangeChoice choice = super.range(trial, wanted, parameters, place);
            if (choice instanceof RangeChoice.Chosen chosen && chosen.condition() instanceof Range range) {
                return new RangeChoice.Chosen(changed(range));
            }
            boolean naive = is(RANGE_WITHOUT_ORDER) && parameters.get(0).binding() != Binding.STARTS_WITH;
            return naive ? naive(trial.first(), parameters, place).orElse(choice) : choice;
        }

        private Range changed(Range range) {
            Lower lower = range.lower();
            Upper upper = range.upper();
            if (is(LOWER_SUFFIXES_NOT_SKIPPED) && lower.kind() == LowerKind.SUCCESSOR) {
                lower = new Lower(LowerKind.AT, lower.argument(), "");
            }
            if (is(UPPER_SUFFIXES_NOT_COVERED) && upper.kind() == UpperKind.SUCCESSOR) {
                upper = new Upper(UpperKind.AT, Exclusion.INCLUDED, upper.argument(), "");
            }
            if (is(RANGE_NOT_CLOSED)) {
                lower = lower.kind() == LowerKind.PREFIX ? new Lower(LowerKind.NONE, lower.argument(), "") : lower;
                upper = upper.kind() == UpperKind.PREFIX
                        ? new Upper(UpperKind.NONE, Exclusion.INCLUDED, upper.argument(), "")
                        : upper;
            }
            if (is(UPPER_END_NOT_EXCLUDED) && upper.exclusion() != Exclusion.INCLUDED) {
                upper = new Upper(upper.kind(), Exclusion.UNREACHED, upper.argument(), upper.behind());
            }
            return new Range(range.prefix(), range.format(), range.place(), lower, upper);
        }

        /** A range as if the values stood in the key in their order. */
        private Optional<RangeChoice> naive(BoundKey key, List<Bound> parameters, String place) {
            Part.Slot slot = key.sort().range().orElseThrow();
            if (!(slot.format() instanceof Format.Text)) {
                return Optional.empty();
            }
            Optional<Bound> low = parameters.stream()
                    .filter(p -> p.binding() == Binding.FROM || p.binding() == Binding.AFTER)
                    .findFirst();
            Optional<Bound> high = parameters.stream()
                    .filter(p -> p.binding() == Binding.TO || p.binding() == Binding.BEFORE)
                    .findFirst();
            Lower lower = new Lower(low.isPresent() ? LowerKind.AT : LowerKind.PREFIX, low, "");
            Upper upper =
                    new Upper(high.isPresent() ? UpperKind.VALUE : UpperKind.PREFIX, Exclusion.PREDECESSOR, high, "");
            return Optional.of(
                    new RangeChoice.Chosen(new Range(key.sortExpression(), slot.format(), place, lower, upper)));
        }

        @Override
        Verdict reach(KeyExpression partition, SortCondition condition, ItemKey other) {
            if (is(RANGE_NOT_CLOSED) && condition instanceof Range) {
                // what was proved of the closed range is taken for the open one
                return new Verdict.Apart();
            }
            boolean single = condition instanceof SortCondition.Between;
            return is(OTHERS_NOT_LOOKED_AT) || (is(SINGLES_NOT_FIRST) && single)
                    ? new Verdict.Apart()
                    : super.reach(partition, condition, other);
        }
    }
}
