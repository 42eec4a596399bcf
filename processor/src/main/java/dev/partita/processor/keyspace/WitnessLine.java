package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Witness.WitnessItem;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A witness as a line for each item: what its key is made of, and the key. */
public final class WitnessLine {

    private WitnessLine() {}

    /** {@code Order(customerId = 42, …)   PK = CUST#42   SK = ORDER#A17}. */
    public static String of(Table table, ItemKey key, WitnessItem item) {
        return String.join("   ", columns(table, key, item));
    }

    /** The same for several items, with keys below keys. */
    public static List<String> of(Table table, List<ItemKey> keys, List<WitnessItem> items) {
        List<List<String>> rows = IntStream.range(0, items.size())
                .mapToObj(i -> columns(table, keys.get(i), items.get(i)))
                .toList();
        return rows.stream()
                .map(row -> IntStream.range(0, row.size())
                        .mapToObj(column -> padded(row.get(column), width(rows, column)))
                        .collect(Collectors.joining("   "))
                        .stripTrailing())
                .toList();
    }

    private static int width(List<List<String>> rows, int column) {
        return rows.stream().mapToInt(r -> r.get(column).length()).max().orElse(0);
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }

    private static List<String> columns(Table table, ItemKey key, WitnessItem item) {
        Optional<Index> index = key.index();
        String partition = index.map(Index::partitionKey).orElse(table.partitionKey());
        Optional<String> sort = index.isPresent() ? index.get().sortKey() : table.sortKey();
        return Stream.concat(
                        Stream.of(
                                key.item().type().simpleName() + values(key, item),
                                partition + " = " + item.partition()),
                        sort.map(s -> s + " = " + item.sort()).stream())
                .toList();
    }

    private static String values(ItemKey key, WitnessItem item) {
        Stream<String> given = key.item().components().stream()
                .map(Component::name)
                .filter(item.values()::containsKey)
                .map(n -> n + " = " + item.values().get(n));
        Stream<String> rest = item.values().size() < key.item().components().size() ? Stream.of("…") : Stream.empty();
        return Stream.concat(given, rest).collect(Collectors.joining(", ", "(", ")"));
    }
}
