package dev.partita.processor.schema;

import dev.partita.UnknownItems;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A table with everything it holds.
 *
 * @param origin the interface's annotation
 * @param type the interface
 * @param isPublic whether it, with everything around it, is public
 * @param name the table's name
 * @param partitionKey the name of the partition key attribute
 * @param sortKey the name of the sort key attribute, if the table has one
 * @param typeAttribute the name of the type attribute, if there is one
 * @param delimiter the character between the values of all keys
 * @param items all records, in the order named, sealed interfaces replaced by their records
 * @param repositories the interface itself and the further ones with patterns of this table
 */
public record Table(
        Origin origin,
        JavaType type,
        boolean isPublic,
        String name,
        String partitionKey,
        Optional<String> sortKey,
        Optional<String> typeAttribute,
        UnknownItems unknownItems,
        char delimiter,
        List<Index> indexes,
        List<Item> items,
        List<Repository> repositories) {

    /** Copies the lists. */
    public Table {
        indexes = List.copyOf(indexes);
        items = List.copyOf(items);
        repositories = List.copyOf(repositories);
    }

    /** The same table with other indexes and changed records, to try what is proposed. */
    public Table with(List<Index> otherIndexes, UnaryOperator<Item> change) {
        return new Table(
                origin,
                type,
                isPublic,
                name,
                partitionKey,
                sortKey,
                typeAttribute,
                unknownItems,
                delimiter,
                otherIndexes,
                items.stream().map(change).toList(),
                repositories);
    }

    /** The record of that type. */
    public Optional<Item> item(JavaType type) {
        return items.stream().filter(i -> i.type().equals(type)).findFirst();
    }

    /** The attribute by which the table's items expire, if there are such. */
    public Optional<String> timeToLive() {
        return items.stream()
                .flatMap(i -> i.expiry().stream())
                .map(Component::attribute)
                .findFirst();
    }

    /** The index of that name. */
    public Optional<Index> index(String name) {
        return indexes.stream().filter(i -> i.name().equals(name)).findFirst();
    }
}
