package dev.partita.processor.plan;

import dev.partita.processor.keyspace.KeyExpression;
import dev.partita.processor.keyspace.Opened;
import dev.partita.processor.keyspace.RangeChoice;
import dev.partita.processor.keyspace.Reach;
import dev.partita.processor.keyspace.SortCondition;
import dev.partita.processor.keyspace.Verdict;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Parameter.Bound;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A rule of planning that refuses too much: the oracle must notice each. */
public enum FalseAlarm {
    /** Every equality is taken for one that stops in the wrong place. */
    EQUALITY_NEVER_CLOSED,
    /** No placeholder's values are taken to be in order. */
    NO_RANGE_HAS_AN_ORDER,
    /** Items that an index's condition keeps out are taken to be in it. */
    CONDITIONS_NOT_LOOKED_AT,
    /** Order is never promised. */
    ORDER_NEVER_PROMISED;

    /** What is refused with it. */
    public List<Refusal> refusals(Table table, ReadMethod method) {
        Stream<Requirement> more = this == ORDER_NEVER_PROMISED ? Stream.of(new OrderNeverPromised()) : Stream.empty();
        List<Requirement> requirements =
                Stream.concat(Serving.REQUIREMENTS.stream(), more).toList();
        return Refusal.of(table, method, requirements, new Alarmed(table)).stream()
                .map(r -> r.rule().equals("OrderNeverPromised")
                        ? new Refusal(r.keys(), "OrderPromised", r.text(), r.proof())
                        : r)
                .toList();
    }

    private static final class OrderNeverPromised implements Requirement {
        @Override
        public List<Reason> failures(Trial trial) {
            return List.of(Reason.of("no order"));
        }
    }

    private final class Alarmed extends KeySpace {

        private final char delimiter;

        Alarmed(Table table) {
            super(table);
            this.delimiter = table.delimiter();
        }

        @Override
        Optional<String> boundaryFault(KeyExpression partition, List<Opened> wanted) {
            return FalseAlarm.this == EQUALITY_NEVER_CLOSED
                    ? Optional.of("not closed")
                    : super.boundaryFault(partition, wanted);
        }

        @Override
        RangeChoice range(Trial trial, List<Opened> wanted, List<Bound> parameters, String place) {
            return FalseAlarm.this == NO_RANGE_HAS_AN_ORDER
                    ? new RangeChoice.Refused("no order")
                    : super.range(trial, wanted, parameters, place);
        }

        @Override
        Verdict reach(KeyExpression partition, SortCondition condition, ItemKey other) {
            return FalseAlarm.this == CONDITIONS_NOT_LOOKED_AT
                    ? Reach.of(partition, condition, other.key(), delimiter)
                    : super.reach(partition, condition, other);
        }
    }
}
