package dev.partita.processor.plan;

import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A candidate with other sort templates, to try what is proposed. */
final class OtherSorts {

    private final Table table;
    private final Candidate candidate;
    private final UnaryOperator<KeyTemplate> change;

    OtherSorts(Table table, Candidate candidate, UnaryOperator<KeyTemplate> change) {
        this.table = table;
        this.candidate = candidate;
        this.change = change;
    }

    /** Whether each key has a sort template of its own, which isn't another key's as well. */
    static boolean areOwn(Candidate candidate) {
        return candidate.keys().stream()
                .allMatch(key -> key.copy().isEmpty()
                        && key.index()
                                .map(i -> key.item().indexKey(i.name()).flatMap(IndexKey::sort))
                                .orElse(key.key().sort())
                                .isPresent());
    }

    private Map<Item, Item> moved() {
        Map<Item, Item> moved = new HashMap<>();
        candidate.keys().forEach(k -> moved.put(k.item(), moved(k)));
        return moved;
    }

    /** The table with them. */
    Table table() {
        Map<Item, Item> moved = moved();
        return table.with(table.indexes(), i -> moved.getOrDefault(i, i));
    }

    /** Whether the method would be answered. */
    boolean serve(ReadMethod method) {
        Map<Item, Item> moved = moved();
        Table changed = table();
        List<ItemKey> tried = new ArrayList<>();
        for (ItemKey key : candidate.keys()) {
            Item item = moved.getOrDefault(key.item(), key.item());
            TableKeys keys = new TableKeys(changed);
            key.index()
                    .map(index -> keys.inIndex(item, index))
                    .orElseGet(() -> keys.inTable(item).stream().findFirst())
                    .ifPresent(tried::add);
        }
        Serving serving = new Serving(changed, Serving.REQUIREMENTS, new KeySpace(changed));
        return serving.tryOut(method, new Candidate(tried)) instanceof Outcome.Serves;
    }

    private Item moved(ItemKey key) {
        Item item = key.item();
        Optional<String> index = key.index().map(Index::name);
        return item.withKeys(
                index.isPresent() ? item.primary() : changed(item.primary()),
                item.indexKeys().stream()
                        .map(k -> index.filter(k.index()::equals).isPresent() ? changed(k) : k)
                        .toList());
    }

    private Key changed(Key key) {
        return new Key(key.partition(), key.sort().map(change));
    }

    private IndexKey changed(IndexKey key) {
        return new IndexKey(
                key.origin(), key.index(), key.partition(), key.sort().map(change), key.when());
    }
}
