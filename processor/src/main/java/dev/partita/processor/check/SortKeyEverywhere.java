package dev.partita.processor.check;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.diagnostic.KeyPlace;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.Locale;

/** If one record of a table has a sort key, all have one, their copies included; claims have what their record has. */
final class SortKeyEverywhere implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        boolean expected = table.sortKey().isPresent();
        for (ItemKey key : new TableKeys(table).inTable()) {
            if (key.claim().isEmpty() && key.key().sort().isPresent() != expected) {
                String copy = key.copy().map(c -> ", copy " + c.name()).orElse("");
                String place = key.item().type().display() + copy;
                findings.add(
                        DesignError.KEY007,
                        key.key().partition().origin(),
                        expected
                                ? place + " has no sort key, but other records of "
                                        + table.type().display() + " have one."
                                : place + " has a sort key, but its primary key has none, and neither has the table.",
                        expected ? sorted(key) : unsorted(key));
            }
        }
    }

    /** A word will do: the record has one item in each partition. */
    private static Fix sorted(ItemKey key) {
        String record = key.item().type().display();
        String word = key.item().type().simpleName().toUpperCase(Locale.ROOT);
        KeyPlace place =
                key.copy().map(c -> KeyPlace.copy(record, c.name(), "sort")).orElse(KeyPlace.sort(record));
        return Fix.of("give it a sort key that is a word, since it has one item in each partition", place.with(word));
    }

    private static Fix unsorted(ItemKey key) {
        return Fix.of(
                "leave it out",
                Edit.on(
                        key.item().type().display(),
                        "@CopyKey(name = "
                                + Edit.literal(key.copy().orElseThrow().name()) + ", partition = "
                                + Edit.literal(key.key().partition().source()) + ")"));
    }
}
