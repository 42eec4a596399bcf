package dev.partita.processor.check;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.Optional;
import java.util.stream.Stream;

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
                            own(item, index).map(Component::origin).orElse(item.origin()),
                            item.type().display() + " has the key attributes of the index " + index.name() + ", "
                                    + index.partitionKey()
                                    + index.sortKey().map(s -> " and " + s).orElse("")
                                    + ", and so would be in it.",
                            Stream.concat(renamed(item, index), Stream.of(meant(index)))
                                    .toArray(Fix[]::new));
                }
            }
        }
    }

    private static Fix meant(Index index) {
        return Fix.of("if it belongs there, write @IndexKey(index = \"" + index.name() + "\") on it");
    }

    private static Stream<Fix> renamed(Item item, Index index) {
        return own(item, index).map(c -> Renamed.attribute(item, c)).stream();
    }

    /** The component that has the name of a key attribute. */
    private static Optional<Component> own(Item item, Index index) {
        return item.components().stream()
                .filter(c -> c.attribute().equals(index.partitionKey())
                        || index.sortKey().filter(c.attribute()::equals).isPresent())
                .findFirst();
    }
}
