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
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * No two records of a table, copies and claims included, can write one key. Two records that claim by the same template
 * share its values: what one has claimed is taken for the other.
 */
final class KeysAreApart implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        List<ItemKey> keys = new TableKeys(table).inTable();
        for (int i = 0; i < keys.size(); i++) {
            check(table, keys.subList(0, i), keys.get(i), findings);
        }
    }

    /** A key that meets several is mended once: the word that parts it from the first is tried on all others. */
    private static void check(Table table, List<ItemKey> earlier, ItemKey key, Findings findings) {
        for (ItemKey other : earlier) {
            if (areComparable(other.key(), key.key())
                    && !shareClaims(other, key)
                    && meets(table, other, key, findings)) {
                return;
            }
        }
    }

    /** Whether the attributes agree; that they don't is said by other rules. */
    private static boolean areComparable(Key one, Key other) {
        return one.partition().kind() == other.partition().kind()
                && one.sort().map(KeyTemplate::kind).equals(other.sort().map(KeyTemplate::kind));
    }

    private static boolean shareClaims(ItemKey one, ItemKey other) {
        return mayShare(one, other)
                && one.claim().get().sharesWith(other.claim().get());
    }

    private static boolean mayShare(ItemKey one, ItemKey other) {
        return one.claim().isPresent()
                && other.claim().isPresent()
                && !one.item().equals(other.item());
    }

    /** Whether the keys aren't apart, which is reported. */
    private static boolean meets(Table table, ItemKey one, ItemKey other, Findings findings) {
        Verdict verdict = EqualKeys.of(one.key(), other.key(), table.delimiter());
        if (verdict instanceof Verdict.Apart) {
            return false;
        }
        List<Fix> fixes = new ArrayList<>();
        ApartByWord words = new ApartByWord(table);
        fixes.add(words.fix(one, other)
                .or(() -> words.both(one, other))
                .orElse(Fix.of("begin one of the keys with a word that no other key of the table begins with")));
        if (mayShare(one, other)) {
            fixes.add(Fix.of("write both claims alike, which makes a value unique in both records together"));
        }
        String text = verdict instanceof Verdict.Meets meets
                ? one.owner() + " and " + other.owner() + " can write the same key.\n"
                        + evidence(table, one, other, meets.witness())
                : "not proved that " + one.owner() + " and " + other.owner() + " never write the same key: "
                        + ((Verdict.NotProved) verdict).reason() + ".";
        findings.add(DesignError.KEY004, other.key().partition().origin(), text, fixes.toArray(Fix[]::new));
        return true;
    }

    private static String evidence(Table table, ItemKey one, ItemKey other, Witness witness) {
        return WitnessLine.of(table, List.of(one, other), witness.items()).stream()
                .map(line -> "    " + line)
                .collect(Collectors.joining("\n"));
    }
}
