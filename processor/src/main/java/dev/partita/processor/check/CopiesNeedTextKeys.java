package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.KEY028;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Table;
import java.util.stream.Stream;

/** Copies are told from other items by the text of their keys. */
final class CopiesNeedTextKeys implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        boolean text =
                table.items().stream().flatMap(CopiesNeedTextKeys::templates).allMatch(t -> t.kind() == KeyKind.TEXT);
        if (text) {
            return;
        }
        for (Item item : table.items()) {
            for (CopyKey copy : item.copies()) {
                findings.add(
                        KEY028,
                        copy.origin(),
                        item.type().display() + ", @CopyKey " + copy.name() + ": a table with Number or Binary keys"
                                + " can't hold copies.\n  Fix: give the table text keys, as in @Sort(\"LINE#{line:6}\")");
            }
        }
    }

    private static Stream<KeyTemplate> templates(Item item) {
        return Stream.concat(Stream.of(item.primary().partition()), item.primary().sort().stream());
    }
}
