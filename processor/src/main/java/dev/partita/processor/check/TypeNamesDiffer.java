package dev.partita.processor.check;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Table;
import java.util.HashMap;
import java.util.Map;

/** The type attribute, where a table has one, holds a different name for each record. */
final class TypeNamesDiffer implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        if (table.typeAttribute().isEmpty()) {
            return;
        }
        Map<String, Item> seen = new HashMap<>();
        for (Item item : table.items()) {
            Item earlier = seen.putIfAbsent(item.typeName(), item);
            if (earlier != null) {
                findings.add(
                        DesignError.IDX007,
                        item.origin(),
                        item.type().canonicalName() + " and " + earlier.type().canonicalName() + " would both have \""
                                + item.typeName() + "\" in "
                                + table.typeAttribute().get()
                                + ".",
                        Fix.of("rename one of the records, or do without typeAttribute"));
            }
        }
    }
}
