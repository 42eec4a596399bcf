package dev.partita.processor.check;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.keyspace.EqualKeys;
import dev.partita.processor.keyspace.Verdict;
import dev.partita.processor.keyspace.Witness;
import dev.partita.processor.keyspace.WitnessLine;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** No two records of a table, copies included, can write one key. */
final class KeysAreApart implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        List<ItemKey> keys = new TableKeys(table).inTable();
        for (int i = 0; i < keys.size(); i++) {
            for (ItemKey earlier : keys.subList(0, i)) {
                if (areComparable(earlier.key(), keys.get(i).key())) {
                    check(table, earlier, keys.get(i), findings);
                }
            }
        }
    }

    /** Whether the attributes agree; that they don't is said by other rules. */
    private static boolean areComparable(Key one, Key other) {
        return one.partition().kind() == other.partition().kind()
                && one.sort().map(KeyTemplate::kind).equals(other.sort().map(KeyTemplate::kind));
    }

    private static void check(Table table, ItemKey one, ItemKey other, Findings findings) {
        Verdict verdict = EqualKeys.of(one.key(), other.key(), table.delimiter());
        if (verdict instanceof Verdict.Apart) {
            return;
        }
        Fix fix = new ApartByWord(table)
                .fix(one, other)
                .orElse(Fix.of("begin one of the keys with a word that no other key of the table begins with"));
        String text = verdict instanceof Verdict.Meets meets
                ? name(one) + " and " + name(other) + " can write the same key.\n"
                        + evidence(table, one, other, meets.witness())
                : "not proved that " + name(one) + " and " + name(other) + " never write the same key: "
                        + ((Verdict.NotProved) verdict).reason() + ".";
        findings.add(DesignError.KEY004, other.key().partition().origin(), text, fix);
    }

    private static String name(ItemKey key) {
        return key.item().type().display()
                + key.copy().map(c -> " (copy " + c.name() + ")").orElse("");
    }

    private static String evidence(Table table, ItemKey one, ItemKey other, Witness witness) {
        List<ItemKey> keys = List.of(one, other);
        return IntStream.range(0, witness.items().size())
                .mapToObj(i -> "    "
                        + WitnessLine.of(table, keys.get(i), witness.items().get(i)))
                .collect(Collectors.joining("\n"));
    }
}
