package dev.partita.processor.keyspace;

import dev.partita.processor.plan.KeyExpression;
import dev.partita.processor.plan.SortCondition;
import dev.partita.processor.schema.Key;

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
        boolean differ = Starts.differ(Starts.of(partition), Starts.of(other.partition()))
                || (sort instanceof SortCondition.BeginsWith beginning
                        && other.sort()
                                .filter(t -> Starts.differ(Starts.of(beginning.prefix()), Starts.of(t)))
                                .isPresent());
        return differ ? new Verdict.Apart() : new Verdict.NotProved("their keys begin alike");
    }
}
