package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.KEY028;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.Claim;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Table;

/** Copies and claims are told from other items by the text of their keys. */
final class CopiesNeedTextKeys implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        if (hasTextKeys(table)) {
            return;
        }
        for (Item item : table.items()) {
            String record = item.type().display();
            for (CopyKey copy : item.copies()) {
                report(copy.origin(), record + ", @CopyKey " + copy.name(), "copies", findings);
            }
            for (Claim claim : item.claims()) {
                report(claim.origin(), record + ", @Unique " + claim.template(), "claims", findings);
            }
        }
    }

    /** Whether the primary keys of all records are texts. */
    static boolean hasTextKeys(Table table) {
        return table.items().stream().flatMap(i -> i.primary().templates()).allMatch(t -> t.kind() == KeyKind.TEXT);
    }

    private static void report(Origin origin, String place, String what, Findings findings) {
        findings.add(
                KEY028,
                origin,
                place + ": a table with Number or Binary keys can't hold " + what
                        + ".\n  Fix: give the table text keys, as in @Sort(\"LINE#{line:6}\")");
    }
}
