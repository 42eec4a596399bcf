package dev.partita.processor.check;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.diagnostic.NearMiss;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Table;
import java.util.List;

/** Each {@code @IndexKey} is in an index of the table. */
final class IndexIsDeclared implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        for (Item item : table.items()) {
            for (IndexKey key : item.indexKeys()) {
                if (table.index(key.index()).isEmpty()) {
                    findings.add(
                            DesignError.IDX004,
                            key.origin(),
                            item.type().display() + ": " + table.type().display() + " has no index " + key.index()
                                    + found(table) + "." + NearMiss.suggestion(key.index(), names(table)),
                            Fix.of(
                                    "declare it there",
                                    Edit.on(table.type().display(), "@GlobalIndex(name = \"" + key.index() + "\")")));
                }
            }
        }
    }

    private static String found(Table table) {
        return table.indexes().isEmpty() ? "" : ", only " + String.join(", ", names(table));
    }

    private static List<String> names(Table table) {
        return table.indexes().stream().map(Index::name).toList();
    }
}
