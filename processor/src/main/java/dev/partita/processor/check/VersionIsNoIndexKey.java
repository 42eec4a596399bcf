package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.ATT011;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Table;

/** An index over the version's own attribute would move an item with each write. */
final class VersionIsNoIndexKey implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        for (Item item : table.items()) {
            for (IndexKey key : item.indexKeys()) {
                item.version()
                        .filter(v -> table.index(key.index())
                                .filter(index -> isKey(index, key, v))
                                .isPresent())
                        .ifPresent(v -> report(item, v, key.index(), findings));
            }
        }
    }

    private static boolean isKey(Index index, IndexKey key, Component version) {
        return (key.partition().isEmpty() && index.partitionKey().equals(version.attribute()))
                || (key.sort().isEmpty()
                        && index.sortKey().filter(version.attribute()::equals).isPresent());
    }

    private static void report(Item item, Component version, String index, Findings findings) {
        String place = item.type().display() + "." + version.name();
        findings.add(
                ATT011,
                version.origin(),
                place + ": each write raises it, so its attribute \"" + version.attribute()
                        + "\" can't be a key of the index " + index + ".",
                Fix.of("let your own code count", Edit.remove(place, "@Version")));
    }
}
