package dev.partita.processor.read;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What methods can refer to.
 *
 * @param name the table interface as messages name it
 * @param items every record of the table, in its order; without an item where the record is unsound
 */
record TableScope(String name, Map<JavaType, Optional<Item>> items) {

    /** Whether the record belongs to the table. */
    boolean holds(JavaType record) {
        return items.containsKey(record);
    }

    /** The item, if it is sound. */
    Optional<Item> item(JavaType record) {
        return items.getOrDefault(record, Optional.empty());
    }

    /** The sound items. */
    List<Item> sound() {
        return items.values().stream().flatMap(Optional::stream).toList();
    }

    /** Whether all items are sound. */
    boolean isWhole() {
        return items.values().stream().allMatch(Optional::isPresent);
    }

    /** The table with further records. */
    Fix holding(List<JavaType> further) {
        String all = Stream.concat(items.keySet().stream(), further.stream())
                .map(i -> i.display() + ".class")
                .collect(Collectors.joining(", ", "{", "}"));
        return Fix.of("name every record of the table", Edit.on(name, "@Table(…, items = " + all + ")"));
    }

    /** In the order of the table. */
    List<JavaType> ordered(List<JavaType> records) {
        return items.keySet().stream().filter(records::contains).toList();
    }
}
