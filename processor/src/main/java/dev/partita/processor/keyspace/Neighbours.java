package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Key;
import java.util.List;

/**
 * What else can stand in the partition that a query reads.
 *
 * @param partition the value of the partition key
 * @param keys every key in the table or index, those of the wanted records included
 * @param delimiter the delimiter of the keys
 */
public record Neighbours(KeyExpression partition, List<Key> keys, char delimiter) {

    /** Copies the list. */
    public Neighbours {
        keys = List.copyOf(keys);
    }

    /** Whether it is proved that no item of the partition has that key. */
    boolean neverHave(SortCondition.Bound key) {
        SortCondition exactly = new SortCondition.Between(key, key);
        return keys.stream().allMatch(k -> Reach.of(partition, exactly, k, delimiter) instanceof Verdict.Apart);
    }
}
