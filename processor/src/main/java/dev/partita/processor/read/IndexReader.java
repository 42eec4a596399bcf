package dev.partita.processor.read;

import dev.partita.Projection;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Item;
import java.util.List;
import java.util.Optional;

/** Reads the indexes that a table interface declares. */
final class IndexReader {

    private final SourceMap sources;
    private final String tablePartitionKey;
    private final List<Item> items;

    IndexReader(SourceMap sources, String tablePartitionKey, List<Item> items) {
        this.sources = sources;
        this.tablePartitionKey = tablePartitionKey;
        this.items = items;
    }

    /** A global index: it has a sort key if one is named, or if its records' keys have one. */
    Index global(Mark mark) {
        String name = mark.text("name");
        boolean sorted = items.stream()
                .flatMap(i -> i.indexKey(name).stream())
                .anyMatch(k -> k.sort().isPresent());
        Optional<String> named = mark.given("sortKey").map(Mark.Text::text);
        return new Index(
                sources.at(mark.place("name")),
                name,
                false,
                mark.given("partitionKey").map(Mark.Text::text).orElse(name + "PK"),
                named.or(() -> sorted ? Optional.of(name + "SK") : Optional.empty()),
                projection(mark),
                include(mark));
    }

    /** A local index: it always has a sort key. */
    Index local(Mark mark) {
        String name = mark.text("name");
        return new Index(
                sources.at(mark.place("name")),
                name,
                true,
                tablePartitionKey,
                Optional.of(mark.given("sortKey").map(Mark.Text::text).orElse(name + "SK")),
                projection(mark),
                include(mark));
    }

    private static Projection projection(Mark mark) {
        return mark.constant("projection", Projection.values());
    }

    private static List<String> include(Mark mark) {
        return mark.texts("include").stream().map(Mark.Text::text).toList();
    }
}
