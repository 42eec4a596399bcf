package dev.partita.processor.check;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;

/** A record that has the key attributes of an index says so by an {@code @IndexKey}: it is in the index anyway. */
final class NothingIsDrawnIn implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        TableKeys keys = new TableKeys(table);
        for (Index index : table.indexes()) {
            for (Item item : table.items()) {
                boolean silent = item.indexKey(index.name()).isEmpty() && !keys.isInverted(index);
                if (silent && keys.inIndex(item, index).isPresent()) {
                    findings.add(
                            DesignError.IDX001,
                            origin(item, index),
                            item.type().display() + " has the key attributes of the index " + index.name() + ", "
                                    + index.partitionKey()
                                    + index.sortKey().map(s -> " and " + s).orElse("")
                                    + ", and so would be in it.\n  Fix: write @IndexKey(index = \"" + index.name()
                                    + "\") on it, or give the attribute another name with @Attribute");
                }
            }
        }
    }

    private static Origin origin(Item item, Index index) {
        return item.components().stream()
                .filter(c -> c.attribute().equals(index.partitionKey())
                        || index.sortKey().filter(c.attribute()::equals).isPresent())
                .map(Component::origin)
                .findFirst()
                .orElse(item.origin());
    }
}
