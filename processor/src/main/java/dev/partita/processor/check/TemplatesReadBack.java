package dev.partita.processor.check;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.keyspace.Decodable;
import dev.partita.processor.keyspace.Unreadable;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Table;

/** Every key can be read back in one way, so that two values never make one key. */
final class TemplatesReadBack implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        for (Item item : table.items()) {
            item.templates()
                    .distinct()
                    .forEach(template -> Decodable.check(template, table.delimiter())
                            .ifPresent(
                                    u -> findings.add(DesignError.KEY005, template.origin(), text(item, template, u))));
        }
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
