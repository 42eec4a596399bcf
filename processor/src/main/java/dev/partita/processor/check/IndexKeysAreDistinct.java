package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.IDX024;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import java.util.HashSet;
import java.util.Set;

/** An item is in an index once. */
final class IndexKeysAreDistinct implements ItemRule {

    @Override
    public void check(Item item, Findings findings) {
        Set<String> seen = new HashSet<>();
        for (IndexKey key : item.indexKeys()) {
            if (!seen.add(key.index())) {
                findings.add(
                        IDX024,
                        key.origin(),
                        item.type().display() + ", @IndexKey: it already has a key in the index " + key.index()
                                + ", and an item is in an index once.",
                        Fix.of("declare another index for this key"));
            }
        }
    }
}
