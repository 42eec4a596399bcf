package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.KEY024;

import dev.partita.processor.diagnostic.Caret;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyTemplate;

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
                                + Caret.under(template.source(), s.index())
                                + "\n  Fix: remove @Nullable or Optional, or use the component in an @IndexKey only"));
    }
}
