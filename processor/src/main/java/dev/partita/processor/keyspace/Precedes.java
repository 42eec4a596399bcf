package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Match.Relation;
import dev.partita.processor.schema.Key;
import java.util.ArrayList;
import java.util.List;

/** Whether, in what a query reads, the items with one key all come before those with another. */
public final class Precedes {

    private Precedes() {}

    /**
     * {@link Verdict.Apart} if they do; else a witness shows an item with the first key that doesn't come before one with
     * the other.
     *
     * @param partition the partition that is read
     * @param sort the condition on the sort key
     * @param first the key whose items should come first, with a text as sort key
     * @param second the key whose items should come behind
     * @param delimiter the delimiter of all keys
     */
    public static Verdict of(KeyExpression partition, SortCondition sort, Key first, Key second, char delimiter) {
        List<Demand> demands = new ArrayList<>(Reach.demands(partition, sort, first, Side.FIRST, delimiter));
        demands.addAll(Reach.demands(partition, sort, second, Side.SECOND, delimiter));
        first.sort()
                .flatMap(one -> second.sort()
                        .map(other -> Demand.of(
                                Strand.of(Side.FIRST, one),
                                Strand.of(Side.SECOND, other),
                                Relation.GREATER,
                                Relation.LONGER,
                                Relation.EQUAL)))
                .ifPresent(demands::add);
        Answer answer = new Proof(demands, delimiter).answer();
        Witnesses witnesses = new Witnesses(answer);
        return Verdicts.of(
                answer,
                () -> new Witness(
                        witnesses.arguments(),
                        List.of(witnesses.item(Side.FIRST, first), witnesses.item(Side.SECOND, second))));
    }
}
