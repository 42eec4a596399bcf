package dev.partita.processor.check;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;

/** An index over components' own attributes would hold an item as often as it is stored, so it has no copies. */
final class CopiesStayOut implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        TableKeys keys = new TableKeys(table);
        for (Index index : table.indexes()) {
            for (Item item : table.items()) {
                keys.copiesInIndex(item, index).stream()
                        .filter(k -> !keys.isInverted(index))
                        .findFirst()
                        .ifPresent(k -> report(index, k, findings));
            }
        }
    }

    private static void report(Index index, ItemKey key, Findings findings) {
        findings.add(
                DesignError.IDX003,
                key.copy().orElseThrow().origin(),
                key.item().type().display() + ": its copy "
                        + key.copy().orElseThrow().name()
                        + " has the key attributes of the index " + index.name()
                        + " too, so that the index would hold each item twice.",
                Fix.of("give the index keys of its own, by templates in @IndexKey, which copies don't have"));
    }
}
