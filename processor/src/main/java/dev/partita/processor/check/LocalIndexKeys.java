package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.IDX025;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Table;

/** A local index is the table's partition key with another sort key. */
final class LocalIndexKeys implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        for (Index index : table.indexes()) {
            if (index.local()) {
                check(table, index, findings);
            }
        }
    }

    private static void check(Table table, Index index, Findings findings) {
        if (table.sortKey().isEmpty() && !table.items().isEmpty()) {
            findings.add(
                    IDX025,
                    index.origin(),
                    table.type().display() + ", index " + index.name() + ": a table without a sort key can't have a"
                            + " local index.",
                    Fix.of("use @GlobalIndex, or give the records sort keys"));
        }
        for (Item item : table.items()) {
            item.indexKey(index.name()).flatMap(IndexKey::partition).ifPresent(p -> report(item, index, p, findings));
        }
    }

    private static void report(Item item, Index index, KeyTemplate partition, Findings findings) {
        Origin origin = partition.origin();
        findings.add(
                IDX025,
                origin,
                item.type().display() + ", @IndexKey " + index.name() + ": the partition key of a local index is the"
                        + " table's, " + item.primary().partition().source() + ".",
                Fix.of(
                        "leave it out",
                        Edit.remove(item.type().display(), "partition = \"" + partition.source() + "\"")));
    }
}
