package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Whether two keys can be the same: one partition and one sort key, written by two items. */
public final class EqualKeys {

    private EqualKeys() {}

    /**
     * The answer for two keys of a table.
     *
     * @param one the key of an item
     * @param other the key of another item, whose values are independent of the first one's, alike named or not
     * @param delimiter the delimiter of both
     */
    public static Verdict of(Key one, Key other, char delimiter) {
        if (differPlainly(one, other)) {
            return new Verdict.Apart();
        }
        List<Demand> demands = new ArrayList<>();
        demands.add(equal(one.partition(), other.partition()));
        if (one.sort().isPresent() && other.sort().isPresent()) {
            demands.add(equal(one.sort().get(), other.sort().get()));
        }
        Answer answer = new Proof(demands, delimiter).answer();
        Witnesses witnesses = new Witnesses(answer);
        return Verdicts.of(
                answer,
                () -> new Witness(
                        Map.of(), List.of(witnesses.item(Side.FIRST, one), witnesses.item(Side.SECOND, other))));
    }

    private static Demand equal(KeyTemplate one, KeyTemplate other) {
        return Demand.equal(Strand.of(Side.FIRST, one), Strand.of(Side.SECOND, other));
    }

    private static boolean differPlainly(Key one, Key other) {
        return Starts.differ(one.partition(), other.partition())
                || (one.sort().isPresent()
                        && other.sort().isPresent()
                        && Starts.differ(one.sort().get(), other.sort().get()));
    }
}
