package dev.partita.processor.effect;

import static dev.partita.processor.diagnostic.DesignError.WRI020;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.WriteAction;
import java.util.List;

/** The service can't change a primary key: an item with another key is another item. */
final class KeysStay implements UpdateRule {

    @Override
    public void check(UpdateEffect effect, Findings findings) {
        List<List<String>> key = KeyPaths.of(effect.item().primary());
        for (WriteAction.Change change : effect.update().changes()) {
            List<String> path = change.place().path();
            if (key.stream().anyMatch(k -> KeyPaths.isWithin(k, path))) {
                findings.add(WRI020, change.value().origin(), text(effect, change), fix(effect.item()));
            }
        }
    }

    private static String text(UpdateEffect effect, WriteAction.Change change) {
        return effect.update().place() + ": " + change.place().name() + " is part of the primary key of "
                + effect.item().type().display()
                + ", which an update can't change: the service would make a second item"
                + " and leave the first.";
    }

    private static Fix fix(Item item) {
        String record = item.type().display();
        return Fix.of("move it, in one transaction: @Transaction void move(@Delete " + record + " from, @Put(when ="
                + " ABSENT) " + record + " to)");
    }
}
