package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.KEY026;

import dev.partita.processor.diagnostic.Caret;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.stream.Stream;

/** No value of a key contains the delimiter, so no format may write it. */
final class DelimiterIsFree implements ItemRule {

    @Override
    public void check(Item item, Findings findings) {
        templates(item)
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
                        + Caret.under(template.source(), slot.index())
                        + "\n  Fix: choose another delimiter, as in @Delimiter('|')");
    }

    private static Stream<KeyTemplate> templates(Item item) {
        Stream<KeyTemplate> primary =
                Stream.concat(Stream.of(item.primary().partition()), item.primary().sort().stream());
        Stream<KeyTemplate> copies = item.copies().stream()
                .flatMap(c -> Stream.concat(Stream.of(c.key().partition()), c.key().sort().stream()));
        Stream<KeyTemplate> indexes =
                item.indexKeys().stream().flatMap(k -> Stream.concat(k.partition().stream(), k.sort().stream()));
        return Stream.concat(primary, Stream.concat(copies, indexes));
    }
}
