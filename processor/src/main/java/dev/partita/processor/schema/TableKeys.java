package dev.partita.processor.schema;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Under which keys the records of a table stand in it and in its indexes. */
public final class TableKeys {

    private final Table table;

    /** The keys of a table. */
    public TableKeys(Table table) {
        this.table = table;
    }

    /** The record's primary key, then those of its copies. */
    public List<ItemKey> inTable(Item item) {
        ItemKey primary = new ItemKey(item, Optional.empty(), Optional.empty(), item.primary(), Optional.empty());
        Stream<ItemKey> copies = item.copies().stream()
                .map(c -> new ItemKey(item, Optional.of(c), Optional.empty(), c.key(), Optional.empty()));
        return Stream.concat(Stream.of(primary), copies).toList();
    }

    /** All keys in the table. */
    public List<ItemKey> inTable() {
        return table.items().stream().flatMap(i -> inTable(i).stream()).toList();
    }

    /**
     * The record's key in the index: an item is in an index whenever it has the index's key attributes, so it is there
     * also without an {@code @IndexKey}.
     */
    public Optional<ItemKey> inIndex(Item item, Index index) {
        Optional<IndexKey> declared = item.indexKey(index.name());
        return indexKey(item, Optional.empty(), item.primary(), index, declared);
    }

    /** The keys in the index of the record's copies, which carry all components but no templated index keys. */
    public List<ItemKey> copiesInIndex(Item item, Index index) {
        return item.copies().stream()
                .flatMap(c -> indexKey(item, Optional.of(c), c.key(), index, Optional.empty()).stream())
                .toList();
    }

    /** All keys in the index. */
    public List<ItemKey> inIndex(Index index) {
        return table.items().stream()
                .flatMap(i -> Stream.concat(inIndex(i, index).stream(), copiesInIndex(i, index).stream()))
                .toList();
    }

    /** Whether the index takes no key attribute from a component: then every item of a table is in it. */
    public boolean isInverted(Index index) {
        return isTableKey(index.partitionKey())
                && index.sortKey().filter(k -> !isTableKey(k)).isEmpty();
    }

    private Optional<ItemKey> indexKey(
            Item item, Optional<CopyKey> copy, Key stored, Index index, Optional<IndexKey> declared) {
        Optional<KeyTemplate> partition =
                declared.flatMap(IndexKey::partition).or(() -> attribute(item, stored, index.partitionKey()));
        Optional<KeyTemplate> sort =
                declared.flatMap(IndexKey::sort).or(() -> index.sortKey().flatMap(a -> attribute(item, stored, a)));
        if (partition.isEmpty() || index.sortKey().isPresent() != sort.isPresent()) {
            return Optional.empty();
        }
        Optional<Condition> when = declared.flatMap(IndexKey::when);
        return Optional.of(new ItemKey(item, copy, Optional.of(index), new Key(partition.get(), sort), when));
    }

    /** What a stored item has under the name of a key attribute without anything being declared. */
    private Optional<KeyTemplate> attribute(Item item, Key stored, String name) {
        if (name.equals(table.partitionKey())) {
            return Optional.of(stored.partition());
        }
        if (table.sortKey().filter(name::equals).isPresent()) {
            return stored.sort();
        }
        return item.components().stream()
                .filter(c -> c.attribute().equals(name) && !c.keyOnly())
                .findFirst()
                .flatMap(NativeFormat::template);
    }

    private boolean isTableKey(String attribute) {
        return attribute.equals(table.partitionKey())
                || table.sortKey().filter(attribute::equals).isPresent();
    }
}
