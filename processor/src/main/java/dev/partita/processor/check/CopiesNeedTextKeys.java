package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.KEY028;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Claim;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Table;
import java.util.List;

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
                report(table, copy.origin(), record + ", @CopyKey " + copy.name(), "copies", findings);
            }
            for (Claim claim : item.claims()) {
                report(table, claim.origin(), record + ", @Unique " + claim.template(), "claims", findings);
            }
        }
    }

    /** Whether the primary keys of all records are texts. */
    static boolean hasTextKeys(Table table) {
        return table.items().stream().flatMap(i -> i.primary().templates()).allMatch(t -> t.kind() == KeyKind.TEXT);
    }

    private static void report(Table table, Origin origin, String place, String what, Findings findings) {
        findings.add(
                KEY028, origin, place + ": a table with Number or Binary keys can't hold " + what + ".", texts(table));
    }

    private static Fix texts(Table table) {
        List<Edit> edits = table.items().stream()
                .flatMap(item -> KeyTexts.stored(item)
                        .map(KeyTexts::template)
                        .filter(t -> t.kind() != KeyKind.TEXT)
                        .flatMap(t -> TextForm.of(item, t).stream()))
                .toList();
        return new Fix("give the table text keys", edits);
    }
}
