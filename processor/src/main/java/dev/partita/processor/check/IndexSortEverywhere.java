package dev.partita.processor.check;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Table;
import java.util.Locale;
import java.util.Optional;

/** If one record has a sort key in an index, all records of the index have one. */
final class IndexSortEverywhere implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        for (Index index : table.indexes()) {
            Optional<Item> with = table.items().stream()
                    .filter(i ->
                            i.indexKey(index.name()).flatMap(IndexKey::sort).isPresent())
                    .findFirst();
            for (Item item : table.items()) {
                Optional<IndexKey> key = item.indexKey(index.name());
                if (with.isPresent() && key.isPresent() && isWithout(key.get(), index, item, table)) {
                    findings.add(
                            DesignError.IDX005,
                            key.get().origin(),
                            item.type().display() + " has no sort key in the index " + index.name() + ", but "
                                    + with.get().type().display()
                                    + " has one.",
                            Fix.of(
                                    "add one, for example the record's own word",
                                    Edit.on(
                                            item.type().display(),
                                            "@IndexKey(…, index = \"" + index.name() + "\", sort = \""
                                                    + item.type().simpleName().toUpperCase(Locale.ROOT) + "\")")));
                }
            }
        }
    }

    private static boolean isWithout(IndexKey key, Index index, Item item, Table table) {
        String attribute = index.sortKey().orElse("");
        boolean own = item.components().stream().anyMatch(c -> c.attribute().equals(attribute));
        boolean ofTable = attribute.equals(table.partitionKey())
                || table.sortKey().filter(attribute::equals).isPresent();
        return key.sort().isEmpty() && !own && !ofTable;
    }
}
