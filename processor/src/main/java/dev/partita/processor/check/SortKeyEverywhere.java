package dev.partita.processor.check;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;

/** If one record of a table has a sort key, all have one, their copies included; claims have what their record has. */
final class SortKeyEverywhere implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        boolean expected = table.sortKey().isPresent();
        for (ItemKey key : new TableKeys(table).inTable()) {
            if (key.claim().isEmpty() && key.key().sort().isPresent() != expected) {
                String copy = key.copy().map(c -> ", copy " + c.name()).orElse("");
                findings.add(
                        DesignError.KEY007,
                        key.key().partition().origin(),
                        key.item().type().display()
                                + copy
                                + (expected
                                        ? " has no sort key, but other records of "
                                                + table.type().display()
                                                + " have one.\n  Fix: add @Sort(\"…\"), for example with the record's"
                                                + " name in capitals"
                                        : " has a sort key, but the table has none."));
            }
        }
    }
}
