package dev.partita.processor.plan;

import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.Parameter.Bound;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which indexes something is wrong with, so that it isn't known yet what they will serve. */
final class IndexFaults {

    private final Table table;
    private final Set<Origin> faults;

    /** With the places of all that is wrong. */
    IndexFaults(Table table, Set<Origin> faults) {
        this.table = table;
        this.faults = faults;
    }

    /** Whether the method may have meant such an index. */
    boolean concern(ReadMethod method, List<Item> wanted) {
        Set<List<String>> given = method.bound().stream()
                .filter(b -> b.binding() == Binding.EQUAL)
                .map(Bound::path)
                .collect(Collectors.toSet());
        return !faults.isEmpty()
                && wanted.stream()
                        .anyMatch(item -> item.indexKeys().stream()
                                .anyMatch(key -> isAtFault(item, key) && isMeant(item, key, given)));
    }

    private boolean isAtFault(Item item, IndexKey key) {
        List<Index> indexes = table.indexes().stream()
                .filter(i -> i.name().equals(key.index()))
                .toList();
        Stream<Origin> ofKey =
                Stream.concat(Stream.of(key.origin()), key.templates().map(KeyTemplate::origin));
        Stream<Origin> ofCopies = item.copies().stream().map(CopyKey::origin);
        Stream<Origin> ofComponents = item.components().stream()
                .filter(c -> indexes.stream().anyMatch(i -> isKeyOf(c, i)))
                .map(Component::origin);
        return Stream.of(indexes.stream().map(Index::origin), ofKey, ofCopies, ofComponents)
                .flatMap(origins -> origins)
                .anyMatch(faults::contains);
    }

    private static boolean isKeyOf(Component component, Index index) {
        return component.attribute().equals(index.partitionKey())
                || index.sortKey().filter(component.attribute()::equals).isPresent();
    }

    /** Whether its partition is given, as far as it is known. */
    private boolean isMeant(Item item, IndexKey key, Set<List<String>> given) {
        Optional<KeyTemplate> partition = key.partition()
                .or(() -> table.index(key.index())
                        .flatMap(index -> new TableKeys(table).inIndex(item, index))
                        .map(k -> k.key().partition()));
        return partition.isEmpty()
                || partition.get().slots().map(Part.Slot::path).allMatch(given::contains);
    }
}
