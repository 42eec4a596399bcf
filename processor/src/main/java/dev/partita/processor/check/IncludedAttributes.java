package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.IDX026;

import dev.partita.Projection;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Table;

/** Attributes are included where the projection says so, and the service allows a hundred of them in all. */
final class IncludedAttributes implements Rule {

    private static final int MOST = 100;

    @Override
    public void check(Table table, Findings findings) {
        int total = 0;
        for (Index index : table.indexes()) {
            check(table, index, findings);
            total += index.include().size();
            if (total > MOST && total - index.include().size() <= MOST) {
                report(
                        table,
                        index,
                        "the indexes of the table include more than " + MOST
                                + " attributes in all, the most that DynamoDB allows.\n  Fix: use projection = ALL",
                        findings);
            }
        }
    }

    private static void check(Table table, Index index, Findings findings) {
        boolean includes = index.projection() == Projection.INCLUDE;
        if (includes && index.include().isEmpty()) {
            report(
                    table,
                    index,
                    "its projection is INCLUDE, but it includes nothing.\n"
                            + "  Fix: name the attributes with include, or say projection = KEYS_ONLY",
                    findings);
        }
        if (!includes && !index.include().isEmpty()) {
            report(
                    table,
                    index,
                    "it includes attributes, but its projection is " + index.projection() + ".\n"
                            + "  Fix: projection = INCLUDE",
                    findings);
        }
    }

    private static void report(Table table, Index index, String text, Findings findings) {
        findings.add(IDX026, index.origin(), table.type().display() + ", index " + index.name() + ": " + text);
    }
}
