package dev.partita.processor.check;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.keyspace.Decodable;
import dev.partita.processor.keyspace.Unreadable;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Table;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Every key can be read back in one way, so that two values never make one key. */
final class TemplatesReadBack implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        for (Item item : table.items()) {
            KeyTexts.of(item)
                    .forEach(text -> Decodable.check(text.template(), table.delimiter())
                            .ifPresent(u -> findings.add(
                                    DesignError.KEY005,
                                    text.template().origin(),
                                    text(item, text.template(), u),
                                    separated(text, table.delimiter()))));
        }
    }

    /** With the delimiter wherever two values can't be told apart. */
    private static Fix[] separated(KeyTexts text, char delimiter) {
        KeyTemplate template = text.template();
        Optional<Unreadable> unreadable = Decodable.check(template, delimiter);
        while (unreadable.isPresent() && unreadable.get().slots().size() > 1) {
            template = template.with(
                    String.valueOf(delimiter), unreadable.get().slots().get(1));
            unreadable = Decodable.check(template, delimiter);
        }
        return unreadable.isPresent()
                ? new Fix[0]
                : new Fix[] {Fix.of("put the delimiter between them", text.with(template.source()))};
    }

    private static String text(Item item, KeyTemplate template, Unreadable unreadable) {
        String carets = unreadable.slots().isEmpty()
                ? ""
                : "\n    " + " ".repeat(unreadable.slots().get(0).index()) + "^";
        String twice = unreadable
                .twice()
                .map(t -> "\n    " + values(t.one()) + " and " + values(t.other()) + " are both written as " + t.text())
                .orElse("");
        return item.type().display() + ": " + template.source() + " can't be read back: " + unreadable.reason()
                + ".\n    " + template.source() + carets + twice;
    }

    private static String values(Map<String, String> values) {
        return values.entrySet().stream()
                .map(v -> v.getKey() + " = " + v.getValue())
                .collect(Collectors.joining(", ", "(", ")"));
    }
}
