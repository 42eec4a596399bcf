package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.IDX026;

import dev.partita.Projection;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
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
                                + " attributes in all, the most that DynamoDB allows.",
                        Fix.of("use projection = ALL in some of them"),
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
                    "its projection is INCLUDE, but it includes nothing.",
                    Fix.of("name the attributes, or hold keys only", projecting(table, index, "KEYS_ONLY")),
                    findings);
        }
        if (!includes && !index.include().isEmpty()) {
            report(
                    table,
                    index,
                    "it includes attributes, but its projection is " + index.projection() + ".",
                    Fix.of("say that these are all", projecting(table, index, "INCLUDE")),
                    findings);
        }
    }

    private static Edit projecting(Table table, Index index, String projection) {
        return Edit.on(
                table.type().display(),
                (index.local() ? "@LocalIndex" : "@GlobalIndex") + "(…, name = \"" + index.name()
                        + "\", projection = Projection." + projection + ")");
    }

    private static void report(Table table, Index index, String text, Fix fix, Findings findings) {
        findings.add(IDX026, index.origin(), table.type().display() + ", index " + index.name() + ": " + text, fix);
    }
}
