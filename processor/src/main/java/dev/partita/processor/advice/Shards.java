package dev.partita.processor.advice;

import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.KeyTemplate;

/** The repair of a partition that doesn't spread: more of them, and a request for each. */
final class Shards {

    private static final String SHARD = "shard";

    private Shards() {}

    /** In words, since only the user knows what a shard is taken from and how many are worth their requests. */
    static Fix of(ItemKey key) {
        KeyTemplate partition = key.key().partition();
        String delimiter = String.valueOf(key.item().delimiter());
        String sharded = partition.source() + delimiter + "{" + SHARD + ":2}";
        return Fix.of("begin with a component of many values; or number the partitions, \"" + sharded
                + "\", with int " + SHARD + " from a hash of the primary key: 10 shards take ten times as much, and a"
                + " list of all is 10 requests");
    }
}
