package dev.partita.processor.plan;

import dev.partita.Projection;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An index that the table doesn't have yet, with a key of each wanted record in it.
 *
 * @param name a name that no index of the table has
 * @param keys the keys in it
 */
record ProposedIndex(String name, List<Placed> keys) {

    ProposedIndex {
        keys = List.copyOf(keys);
    }

    /**
     * A record's key in the index.
     *
     * @param when what keeps it sparse
     */
    record Placed(Item item, KeyTemplate partition, Optional<KeyTemplate> sort, Optional<Condition> when) {

        private IndexKey key(String index) {
            return new IndexKey(Origin.NONE, index, Optional.of(partition), sort, when);
        }

        private Edit edit(String index) {
            return Edit.on(
                    item.type().display(),
                    "@IndexKey(index = \"" + index + "\", partition = \"" + partition.source() + "\""
                            + sort.map(s -> ", sort = \"" + s.source() + "\"").orElse("")
                            + when.map(w -> ", when = \"" + ConditionText.of(w.terms()) + "\"")
                                    .orElse("")
                            + ")");
        }
    }

    private Index index() {
        Optional<String> sortKey = keys.get(0).sort().isPresent() ? Optional.of(name + "SK") : Optional.empty();
        return new Index(Origin.NONE, name, false, name + "PK", sortKey, Projection.ALL, List.of());
    }

    private Map<Item, Item> moved() {
        Map<Item, Item> moved = new LinkedHashMap<>();
        for (Placed placed : keys) {
            Item item = placed.item();
            moved.put(item, item.withKeys(item.primary(), plus(item.indexKeys(), placed.key(name))));
        }
        return moved;
    }

    /** Whether the method would be answered if the records stood there: what is proposed has been tried. */
    boolean serves(Table table, ReadMethod method) {
        Table changed = in(table);
        List<ItemKey> found = found(changed);
        return found.size() == keys.size()
                && new Serving(changed, Serving.REQUIREMENTS, new KeySpace(changed))
                                .tryOut(method, new Candidate(found))
                        instanceof Outcome.Serves;
    }

    private List<ItemKey> found(Table changed) {
        return moved().values().stream()
                .flatMap(i -> new TableKeys(changed).inIndex(i, index()).stream())
                .toList();
    }

    /** The annotations of the records and of the table, and what keeps other access patterns at their keys. */
    Fix fix(Table table, String words) {
        Table changed = in(table);
        List<Edit> edits = new ArrayList<>();
        keys.forEach(k -> edits.add(k.edit(name)));
        edits.add(Edit.on(table.type().display(), "@GlobalIndex(name = \"" + name + "\")"));
        new OtherPatterns(table).stay(changed, found(changed)).ifPresent(edits::addAll);
        return new Fix(words, edits);
    }

    private Table in(Table table) {
        Map<Item, Item> moved = moved();
        return table.with(plus(table.indexes(), index()), i -> moved.getOrDefault(i, i));
    }

    private static <T> List<T> plus(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }
}
