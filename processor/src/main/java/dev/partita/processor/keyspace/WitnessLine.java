package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Witness.WitnessItem;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Table;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A witness as one line: the item with what its key is made of, and the key. */
public final class WitnessLine {

    private WitnessLine() {}

    /** {@code Order(customerId = 42, …)   PK = CUST#42   SK = ORDER#A17}. */
    public static String of(Table table, ItemKey key, WitnessItem item) {
        Optional<Index> index = key.index();
        String partition = index.map(Index::partitionKey).orElse(table.partitionKey());
        Optional<String> sort = index.isPresent() ? index.get().sortKey() : table.sortKey();
        return key.item().type().simpleName() + values(key, item) + "   " + partition + " = " + item.partition()
                + sort.map(s -> "   " + s + " = " + item.sort()).orElse("");
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
