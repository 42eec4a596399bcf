package dev.partita.processor.plan;

import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import dev.partita.processor.schema.Wanted;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Proposes a word for the wanted sort keys to begin with, where other items lie between them. It has been tried. */
final class OwnWord {

    private final Table table;
    private final ReadMethod method;

    OwnWord(Table table, ReadMethod method) {
        this.table = table;
        this.method = method;
    }

    /** The proposal as text to paste; empty if it wouldn't help. */
    String text(Candidate candidate) {
        if (!candidate.keys().stream().allMatch(OwnWord::isOwnTemplate)) {
            return "";
        }
        String word = word(candidate) + table.delimiter();
        Map<Item, Item> moved = new HashMap<>();
        candidate.keys().forEach(k -> moved.put(k.item(), moved(k, word)));
        if (!serves(candidate, moved)) {
            return "";
        }
        return "begin " + (moved.size() == 1 ? "this sort key" : "these sort keys, and no others,")
                + " with a word of " + (moved.size() == 1 ? "its" : "their") + " own: "
                + candidate.keys().stream().map(k -> paste(k, word)).collect(Collectors.joining(" and "));
    }

    private String word(Candidate candidate) {
        Wanted wanted = method.result().wanted();
        String name = candidate.keys().size() > 1 && wanted instanceof Wanted.Records records
                ? records.javaType().simpleName()
                : candidate.first().item().type().simpleName();
        return name.toUpperCase(Locale.ROOT);
    }

    private static boolean isOwnTemplate(ItemKey key) {
        return key.copy().isEmpty()
                && key.index()
                        .map(i -> key.item().indexKey(i.name()).flatMap(IndexKey::sort))
                        .orElse(key.key().sort())
                        .filter(s -> s.kind() == KeyKind.TEXT)
                        .isPresent();
    }

    private boolean serves(Candidate candidate, Map<Item, Item> moved) {
        Table changed = new Table(
                table.origin(),
                table.type(),
                table.isPublic(),
                table.name(),
                table.partitionKey(),
                table.sortKey(),
                table.typeAttribute(),
                table.unknownItems(),
                table.delimiter(),
                table.indexes(),
                table.items().stream().map(i -> moved.getOrDefault(i, i)).toList(),
                table.repositories());
        TableKeys keys = new TableKeys(changed);
        List<ItemKey> tried = new ArrayList<>();
        for (ItemKey key : candidate.keys()) {
            Item item = moved.getOrDefault(key.item(), key.item());
            key.index()
                    .map(index -> keys.inIndex(item, index))
                    .orElseGet(() -> keys.inTable(item).stream().findFirst())
                    .ifPresent(tried::add);
        }
        Serving serving = new Serving(changed, Serving.REQUIREMENTS, new KeySpace(changed));
        return serving.tryOut(method, new Candidate(tried)) instanceof Outcome.Serves;
    }

    private static Item moved(ItemKey key, String word) {
        Item item = key.item();
        Optional<String> index = key.index().map(Index::name);
        return item.withKeys(
                index.isPresent() ? item.primary() : begun(item.primary(), word),
                item.indexKeys().stream()
                        .map(k -> index.filter(k.index()::equals).isPresent() ? begun(k, word) : k)
                        .toList());
    }

    private static Key begun(Key key, String word) {
        return new Key(key.partition(), key.sort().map(s -> s.behind(word)));
    }

    private static IndexKey begun(IndexKey key, String word) {
        return new IndexKey(
                key.origin(), key.index(), key.partition(), key.sort().map(s -> s.behind(word)), key.when());
    }

    private static String paste(ItemKey key, String word) {
        String template = "\"" + word + key.key().sort().orElseThrow().source() + "\"";
        return key.item().type().simpleName() + " "
                + (key.index().isPresent() ? "sort = " + template : "@Sort(" + template + ")");
    }
}
