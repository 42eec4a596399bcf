package dev.partita.processor.advice;

import static dev.partita.processor.diagnostic.DesignError.IDX029;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Table;
import java.util.List;

/** Each record of a table is part of some pattern's result. */
final class RecordsAreRead implements TableAdvice {

    @Override
    public void check(Table table, List<PlannedRepository> repositories, Findings findings) {
        Uses uses = new Uses(repositories);
        if (!uses.areAny()) {
            return;
        }
        ProposedPattern proposed = new ProposedPattern(table, repositories);
        for (Item item : table.items()) {
            if (!uses.isRead(item)) {
                String record = item.type().display();
                Fix read = proposed.get(item)
                        .map(edit -> Fix.of("write the pattern that reads it, such as", edit))
                        .orElse(Fix.of("write the pattern that reads it, or leave it out of the table"));
                findings.add(
                        IDX029,
                        item.origin(),
                        record + ": no access pattern of " + table.type().display() + " returns it.",
                        read,
                        Silenced.on(record, IDX029, "if it is read elsewhere, for example from a stream"));
            }
        }
    }
}
