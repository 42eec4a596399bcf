package dev.partita.processor.check;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.keyspace.Decodable;
import dev.partita.processor.keyspace.Unreadable;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Table;
import java.util.stream.Stream;

/** Every key can be read back in one way, so that two values never make one key. */
final class TemplatesReadBack implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        for (Item item : table.items()) {
            templates(item)
                    .distinct()
                    .forEach(template -> Decodable.check(template, table.delimiter())
                            .ifPresent(
                                    u -> findings.add(DesignError.KEY005, template.origin(), text(item, template, u))));
        }
    }

    private static Stream<KeyTemplate> templates(Item item) {
        Stream<KeyTemplate> primary = templates(item.primary());
        Stream<KeyTemplate> copies = item.copies().stream().map(CopyKey::key).flatMap(TemplatesReadBack::templates);
        Stream<KeyTemplate> indexes = item.indexKeys().stream().flatMap(TemplatesReadBack::templates);
        return Stream.concat(primary, Stream.concat(copies, indexes));
    }

    private static Stream<KeyTemplate> templates(Key key) {
        return Stream.concat(Stream.of(key.partition()), key.sort().stream());
    }

    private static Stream<KeyTemplate> templates(IndexKey key) {
        return Stream.concat(key.partition().stream(), key.sort().stream());
    }

    private static String text(Item item, KeyTemplate template, Unreadable unreadable) {
        String carets = unreadable.slots().isEmpty()
                ? ""
                : "\n    " + " ".repeat(unreadable.slots().get(0).index()) + "^";
        String twice = unreadable
                .twice()
                .map(t -> "\n    " + t.one() + " and " + t.other() + " are both written as " + t.text())
                .orElse("");
        return item.type().display() + ": " + template.source() + " can't be read back: " + unreadable.reason()
                + ".\n    " + template.source() + carets + twice;
    }
}
