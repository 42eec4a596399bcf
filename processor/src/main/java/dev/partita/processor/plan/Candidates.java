package dev.partita.processor.plan;

import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the keys that could answer an access pattern. */
final class Candidates {

    private final Table table;
    private final TableKeys keys;

    Candidates(Table table) {
        this.table = table;
        this.keys = new TableKeys(table);
    }

    /** Each choice of one key per record; primary keys first, then copies, then indexes in the table's order. */
    List<Candidate> of(List<Item> wanted) {
        List<Candidate> all = new ArrayList<>(choices(wanted));
        for (Index index : table.indexes()) {
            inIndex(wanted, index).ifPresent(all::add);
        }
        return all;
    }

    /** Every key of the records, for a message where no choice has one partition. */
    List<ItemKey> keysOf(List<Item> wanted) {
        List<ItemKey> all = new ArrayList<>();
        for (Item item : wanted) {
            all.addAll(keys.inTable(item));
            table.indexes().forEach(index -> keys.inIndex(item, index).ifPresent(all::add));
        }
        return all;
    }

    private List<Candidate> choices(List<Item> wanted) {
        List<List<ItemKey>> choices = List.of(List.of());
        for (Item item : wanted) {
            List<List<ItemKey>> longer = new ArrayList<>();
            for (List<ItemKey> choice : choices) {
                for (ItemKey key : keys.inTable(item)) {
                    if (choice.isEmpty() || samePartition(choice.get(0), key)) {
                        longer.add(with(choice, key));
                    }
                }
            }
            choices = longer;
        }
        return choices.stream().map(Candidate::new).toList();
    }

    private Optional<Candidate> inIndex(List<Item> wanted, Index index) {
        List<ItemKey> found = new ArrayList<>();
        for (Item item : wanted) {
            Optional<ItemKey> key = keys.inIndex(item, index);
            if (key.isEmpty() || (!found.isEmpty() && !samePartition(found.get(0), key.get()))) {
                return Optional.empty();
            }
            found.add(key.get());
        }
        return Optional.of(new Candidate(found));
    }

    private static boolean samePartition(ItemKey a, ItemKey b) {
        return PartitionShape.of(a.key().partition())
                .equals(PartitionShape.of(b.key().partition()));
    }

    private static List<ItemKey> with(List<ItemKey> choice, ItemKey key) {
        List<ItemKey> longer = new ArrayList<>(choice);
        longer.add(key);
        return longer;
    }
}
