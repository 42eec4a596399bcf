package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.KEY024;

import dev.partita.processor.diagnostic.Caret;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Presence;

/** Every item has a primary key, and a copy has one too: what they are made of always has a value. */
final class KeyComponentsHaveValues implements ItemRule {

    @Override
    public void check(Item item, Findings findings) {
        check("its primary key", item.primary(), item, findings);
        for (CopyKey copy : item.copies()) {
            check("the key of its copy " + copy.name(), copy.key(), item, findings);
        }
    }

    private static void check(String name, Key key, Item item, Findings findings) {
        check(name, key.partition(), item, findings);
        key.sort().ifPresent(s -> check(name, s, item, findings));
    }

    private static void check(String name, KeyTemplate template, Item item, Findings findings) {
        template.slots()
                .filter(s -> s.nullable())
                .forEach(s -> findings.add(
                        KEY024,
                        template.origin(),
                        item.type().display() + ": " + s.name() + " may lack a value, but " + name
                                + " needs one: an item can't be stored without its key."
                                + Caret.under(template.source(), s.index()),
                        required(item, s.path().get(0))));
    }

    private static Fix required(Item item, String name) {
        String words = "give it a value always, or use it in an @IndexKey only";
        String record = item.type().display();
        return item.component(name)
                .filter(c -> c.presence() != Presence.REQUIRED)
                .map(c -> c.presence() == Presence.NULLABLE
                        ? Edit.remove(record + "." + name, "@Nullable")
                        : Edit.in(record, c.type().javaType().display() + " " + name))
                .map(edit -> Fix.of(words, edit))
                .orElse(Fix.of(words));
    }
}
