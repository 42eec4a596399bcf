package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.KEY026;

import dev.partita.processor.diagnostic.Caret;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;

/** No value of a key contains the delimiter, so no format may write it. */
final class DelimiterIsFree implements ItemRule {

    @Override
    public void check(Item item, Findings findings) {
        KeyTexts.of(item)
                .map(KeyTexts::template)
                .filter(t -> t.kind() == KeyKind.TEXT)
                .forEach(t -> t.slots()
                        .filter(s -> WrittenCharacters.mayContain(s.format(), item.delimiter()))
                        .forEach(s -> report(item, t, s, findings)));
    }

    private static void report(Item item, KeyTemplate template, Part.Slot slot, Findings findings) {
        findings.add(
                KEY026,
                template.origin(),
                item.type().display() + ": {" + slot.name() + "} is written with " + item.delimiter()
                        + ", the delimiter, so that the key could not be read back."
                        + Caret.under(template.source(), slot.index()),
                OtherDelimiter.free(item)
                        .map(d -> OtherDelimiter.fix("choose another delimiter, in all records of the table", item, d))
                        .orElse(Fix.of("choose another delimiter, in all records of the table")));
    }
}
