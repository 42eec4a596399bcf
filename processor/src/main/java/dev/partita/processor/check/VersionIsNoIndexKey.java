package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.ATT011;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Table;

/** An index over the version's own attribute would move an item with each write. */
final class VersionIsNoIndexKey implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        for (Item item : table.items()) {
            for (Index index : table.indexes()) {
                item.version()
                        .filter(v -> isKey(index, v))
                        .ifPresent(v -> findings.add(
                                ATT011,
                                v.origin(),
                                item.type().display() + "." + v.name() + ": each write raises it, so its attribute \""
                                        + v.attribute() + "\" can't be a key of the index " + index.name()
                                        + ".\n  Fix: give it another name with @Attribute"));
            }
        }
    }

    private static boolean isKey(Index index, Component version) {
        return index.partitionKey().equals(version.attribute())
                || index.sortKey().filter(version.attribute()::equals).isPresent();
    }
}
