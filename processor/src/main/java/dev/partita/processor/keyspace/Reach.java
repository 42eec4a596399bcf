package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Witness.WitnessItem;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Whether an item can lie in the range of keys that a query reads. */
public final class Reach {

    private Reach() {}

    /**
     * The answer for some arguments: the same wherever one parameter stands.
     *
     * @param partition the partition that is read
     * @param sort the condition on the sort key
     * @param other the key of the item in the table or index that is read
     * @param delimiter the delimiter of all keys
     */
    public static Verdict of(KeyExpression partition, SortCondition sort, Key other, char delimiter) {
        if (differPlainly(partition, sort, other)) {
            return new Verdict.Apart();
        }
        Optional<Key> within = NumberLimits.within(sort, other);
        if (within.isEmpty()) {
            return new Verdict.Apart();
        }
        List<Demand> demands = demands(partition, sort, within.get(), Side.FIRST, delimiter);
        Answer answer = new Proof(demands, delimiter).answer();
        return Verdicts.of(
                answer.isFound() && isUncertain(sort, other) ? Answer.of(Solution.Kind.UNDECIDED) : answer,
                () -> witness(answer, sort, within.get(), delimiter));
    }

    private static Witness witness(Answer answer, SortCondition sort, Key key, char delimiter) {
        Witnesses witnesses = new Witnesses(answer);
        WitnessItem item = witnesses.item(Side.FIRST, key);
        Map<String, String> arguments = new TreeMap<>(witnesses.arguments());
        if (sort instanceof SortCondition.Range range) {
            arguments.putAll(
                    RangeArguments.of(range, witnesses.text(Strand.of(range.prefix())), item.sort(), delimiter));
        }
        return new Witness(arguments, List.of(item));
    }

    /** What is demanded of the values of a key that lies in the range. */
    static List<Demand> demands(KeyExpression partition, SortCondition sort, Key key, Side side, char delimiter) {
        List<Demand> demands = new ArrayList<>();
        demands.add(Demand.equal(Strand.of(side, key.partition()), Strand.of(partition)));
        key.sort()
                .map(template -> new SortDemands(Strand.of(side, template), delimiter))
                .ifPresent(s -> demands.addAll(s.of(sort)));
        return demands;
    }

    private static boolean differPlainly(KeyExpression partition, SortCondition sort, Key other) {
        if (Starts.differ(partition, other.partition())) {
            return true;
        }
        if (sort instanceof SortCondition.Equal equal && isOfOtherType(equal.key(), other)) {
            return true;
        }
        if (sort instanceof SortCondition.Range range && isOfOtherType(range.prefix(), other)) {
            return true;
        }
        return sort instanceof SortCondition.BeginsWith beginning
                && other.sort()
                        .filter(t -> Starts.differ(beginning.prefix(), t))
                        .isPresent();
    }

    private static boolean isOfOtherType(KeyExpression asked, Key other) {
        return other.sort().filter(t -> t.kind() != asked.kind()).isPresent();
    }

    /** Bounds that a converter writes aren't known, and Numbers are compared with texts by nobody. */
    private static boolean isUncertain(SortCondition sort, Key other) {
        return (sort instanceof SortCondition.Range range && range.format() instanceof Format.Converted)
                || (sort instanceof SortCondition.Between
                        && other.sort().filter(t -> t.kind() == KeyKind.NUMBER).isPresent());
    }
}
