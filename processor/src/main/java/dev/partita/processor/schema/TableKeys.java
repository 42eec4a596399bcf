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

    /** The keys under which the record can be read: its primary key, then those of its copies. */
    public List<ItemKey> inTable(Item item) {
        Stream<ItemKey> copies = item.copies().stream().map(c -> copy(item, c));
        return Stream.concat(Stream.of(primary(item)), copies).toList();
    }

    /** The keys of the record's claims. */
    public List<ItemKey> claims(Item item) {
        return item.claims().stream().map(c -> claim(item, c)).toList();
    }

    /** All keys in the table; those of claims are the last. */
    public List<ItemKey> inTable() {
        return Stream.concat(
                        table.items().stream().flatMap(i -> inTable(i).stream()),
                        table.items().stream().flatMap(i -> claims(i).stream()))
                .toList();
    }

    /**
     * The record's key in the index: an item is in an index whenever it has the index's key attributes, so it is there
     * also without an {@code @IndexKey}.
     */
    public Optional<ItemKey> inIndex(Item item, Index index) {
        Optional<IndexKey> declared = item.indexKey(index.name());
        return indexKey(primary(item), index, declared);
    }

    /** The keys in the index of the record's copies, which carry all components but no templated index keys. */
    public List<ItemKey> copiesInIndex(Item item, Index index) {
        return item.copies().stream()
                .flatMap(c -> indexKey(copy(item, c), index, Optional.empty()).stream())
                .toList();
    }

    /** The keys in the index of the record's claims, which have a key and an expiry: they are in an inverted one. */
    private List<ItemKey> claimsInIndex(Item item, Index index) {
        return claims(item).stream()
                .flatMap(c -> indexKey(c, index, Optional.empty()).stream())
                .toList();
    }

    /** All keys in the index; those of claims are the last. */
    public List<ItemKey> inIndex(Index index) {
        return Stream.concat(
                        table.items().stream()
                                .flatMap(i ->
                                        Stream.concat(inIndex(i, index).stream(), copiesInIndex(i, index).stream())),
                        table.items().stream().flatMap(i -> claimsInIndex(i, index).stream()))
                .toList();
    }

    /** Whether the index takes no key attribute from a component: then every item of a table is in it. */
    public boolean isInverted(Index index) {
        return isTableKey(index.partitionKey())
                && index.sortKey().filter(k -> !isTableKey(k)).isEmpty();
    }

    private static ItemKey primary(Item item) {
        return new ItemKey(
                item, Optional.empty(), Optional.empty(), Optional.empty(), item.primary(), Optional.empty());
    }

    private static ItemKey copy(Item item, CopyKey copy) {
        return new ItemKey(item, Optional.of(copy), Optional.empty(), Optional.empty(), copy.key(), Optional.empty());
    }

    private static ItemKey claim(Item item, Claim claim) {
        return new ItemKey(item, Optional.empty(), Optional.of(claim), Optional.empty(), claim.key(), Optional.empty());
    }

    private Optional<ItemKey> indexKey(ItemKey stored, Index index, Optional<IndexKey> declared) {
        Optional<KeyTemplate> partition =
                declared.flatMap(IndexKey::partition).or(() -> attribute(stored, index.partitionKey()));
        Optional<KeyTemplate> sort =
                declared.flatMap(IndexKey::sort).or(() -> index.sortKey().flatMap(a -> attribute(stored, a)));
        if (partition.isEmpty() || index.sortKey().isPresent() != sort.isPresent()) {
            return Optional.empty();
        }
        Optional<Condition> when = declared.flatMap(IndexKey::when);
        return Optional.of(new ItemKey(
                stored.item(),
                stored.copy(),
                stored.claim(),
                Optional.of(index),
                new Key(partition.get(), sort),
                when));
    }

    /** What a stored item has under the name of a key attribute without anything being declared. */
    private Optional<KeyTemplate> attribute(ItemKey stored, String name) {
        if (name.equals(table.partitionKey())) {
            return Optional.of(stored.key().partition());
        }
        if (table.sortKey().filter(name::equals).isPresent()) {
            return stored.key().sort();
        }
        return stored.item().components().stream()
                .filter(c -> stored.claim().isEmpty() || c.role() == Role.EXPIRY)
                .filter(c -> c.attribute().equals(name) && !c.keyOnly())
                .findFirst()
                .flatMap(NativeFormat::template);
    }

    private boolean isTableKey(String attribute) {
        return attribute.equals(table.partitionKey())
                || table.sortKey().filter(attribute::equals).isPresent();
    }
}
