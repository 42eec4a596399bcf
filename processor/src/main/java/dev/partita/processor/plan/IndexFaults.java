package dev.partita.processor.plan;

import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
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
                        .anyMatch(item -> table.indexes().stream()
                                .anyMatch(index -> isAtFault(item, index) && isMeant(item, index, given)));
    }

    private boolean isAtFault(Item item, Index index) {
        Stream<Origin> ofKey = item.indexKey(index.name()).stream()
                .flatMap(k -> Stream.concat(Stream.of(k.origin()), k.templates().map(KeyTemplate::origin)));
        Stream<Origin> ofCopies = item.copies().stream().map(CopyKey::origin);
        return faults.contains(index.origin())
                || ofKey.anyMatch(faults::contains)
                || (item.indexKey(index.name()).isPresent() && ofCopies.anyMatch(faults::contains));
    }

    /** Whether its partition is given, as far as it is known. */
    private boolean isMeant(Item item, Index index, Set<List<String>> given) {
        Optional<KeyTemplate> partition = item.indexKey(index.name())
                .flatMap(IndexKey::partition)
                .or(() -> new TableKeys(table)
                        .inIndex(item, index)
                        .map(ItemKey::key)
                        .map(k -> k.partition()));
        return partition.isEmpty()
                || partition.get().slots().map(Part.Slot::path).allMatch(given::contains);
    }
}
