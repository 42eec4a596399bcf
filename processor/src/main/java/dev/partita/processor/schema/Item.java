package dev.partita.processor.schema;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A record that is stored as an item.
 *
 * @param origin the record
 * @param type its type
 * @param isPublic whether it, with everything around it, is public
 * @param delimiter the character between the values of its keys
 * @param components all components in order
 * @param primary its primary key
 * @param copies its copies, in the order written
 * @param claims what it makes unique in the table, in the order written
 * @param indexKeys its keys in indexes, in the order written
 */
public record Item(
        Origin origin,
        JavaType type,
        boolean isPublic,
        char delimiter,
        List<Component> components,
        Key primary,
        List<CopyKey> copies,
        List<Claim> claims,
        List<IndexKey> indexKeys) {

    /** Copies the lists. */
    public Item {
        components = List.copyOf(components);
        copies = List.copyOf(copies);
        claims = List.copyOf(claims);
        indexKeys = List.copyOf(indexKeys);
    }

    /** The value of the type attribute, where the table has one. */
    public String typeName() {
        return type.flatName();
    }

    /** The generated codec, in the record's package. */
    public JavaType codec() {
        return JavaType.of(type.packageName(), type.flatName() + "Codec");
    }

    /** The component of that name. */
    public Optional<Component> component(String name) {
        return components.stream().filter(c -> c.name().equals(name)).findFirst();
    }

    /** The same record with another primary key and other keys in indexes. */
    public Item withKeys(Key otherPrimary, List<IndexKey> otherIndexKeys) {
        return new Item(origin, type, isPublic, delimiter, components, otherPrimary, copies, claims, otherIndexKeys);
    }

    /** The same record with one copy more. */
    public Item withCopy(CopyKey copy) {
        List<CopyKey> more = Stream.concat(copies.stream(), Stream.of(copy)).toList();
        return new Item(origin, type, isPublic, delimiter, components, primary, more, claims, indexKeys);
    }

    /** The templates of all its keys: of the primary key, of copies, claims and those in indexes. */
    public Stream<KeyTemplate> templates() {
        Stream<Key> stored = Stream.concat(
                Stream.of(primary),
                Stream.concat(copies.stream().map(CopyKey::key), claims.stream().map(Claim::key)));
        return Stream.concat(stored.flatMap(Key::templates), indexKeys.stream().flatMap(IndexKey::templates));
    }

    /** The component that counts the item's writes. */
    public Optional<Component> version() {
        return of(Role.VERSION);
    }

    /** The component that says when the item expires. */
    public Optional<Component> expiry() {
        return of(Role.EXPIRY);
    }

    private Optional<Component> of(Role role) {
        return components.stream().filter(c -> c.role() == role).findFirst();
    }

    /** The key in that index. */
    public Optional<IndexKey> indexKey(String index) {
        return indexKeys.stream().filter(k -> k.index().equals(index)).findFirst();
    }
}
