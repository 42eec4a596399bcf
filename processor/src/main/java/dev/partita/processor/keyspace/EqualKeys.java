package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyTemplate;

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
        boolean differ = Starts.differ(Starts.of(one.partition()), Starts.of(other.partition()))
                || Starts.differ(sort(one), sort(other));
        return differ ? new Verdict.Apart() : new Verdict.NotProved("their keys begin alike");
    }

    private static String sort(Key key) {
        return key.sort().map((KeyTemplate t) -> Starts.of(t)).orElse("");
    }
}
