package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.IDX023;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Table;
import java.util.List;

/** A table has at most five local and twenty global indexes. */
final class IndexCounts implements Rule {

    private static final int LOCAL = 5;
    private static final int GLOBAL = 20;

    @Override
    public void check(Table table, Findings findings) {
        List<Index> local = table.indexes().stream().filter(Index::local).toList();
        List<Index> global = table.indexes().stream().filter(i -> !i.local()).toList();
        check(table, "local", local, LOCAL, findings);
        check(table, "global", global, GLOBAL, findings);
    }

    private static void check(Table table, String kind, List<Index> indexes, int most, Findings findings) {
        if (indexes.size() > most) {
            findings.add(
                    IDX023,
                    indexes.get(most).origin(),
                    table.type().display() + ": it has " + indexes.size() + " " + kind
                            + " indexes, and DynamoDB allows " + most + ".",
                    Fix.of("let records share an index: keys of different records only need different beginnings"));
        }
    }
}
