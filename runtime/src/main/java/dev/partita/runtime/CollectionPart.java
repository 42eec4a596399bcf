package dev.partita.runtime;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A component of an item collection while it is read.
 *
 * @param <T> the record, or what the records have in common
 */
public final class CollectionPart<T> {

    private final String name;
    private final boolean single;
    private final ItemReader<T> reader;
    private final List<T> found = new ArrayList<>();

    private CollectionPart(String name, boolean single, ItemReader<T> reader) {
        this.name = name;
        this.single = single;
        this.reader = reader;
    }

    /**
     * {@return a part that is one item, or none}
     *
     * @param name the component's name
     * @param reader reads its items
     * @param <T> the record
     */
    public static <T> CollectionPart<T> single(String name, ItemReader<T> reader) {
        return new CollectionPart<>(name, true, reader);
    }

    /**
     * {@return a part that is a list}
     *
     * @param name the component's name
     * @param reader reads its items
     * @param <T> the record
     */
    public static <T> CollectionPart<T> list(String name, ItemReader<T> reader) {
        return new CollectionPart<>(name, false, reader);
    }

    /** {@return the items of a list} */
    public List<T> list() {
        return Collections.unmodifiableList(found);
    }

    /** {@return the item, if it is there} */
    public Optional<T> optional() {
        return Optional.ofNullable(orNull());
    }

    /** {@return the item, or null} */
    public @Nullable T orNull() {
        if (found.size() > 1) {
            throw new NonUniqueResultException("there are several items for " + name);
        }
        return found.isEmpty() ? null : found.get(0);
    }

    /** Takes an item, if it is one of this part's; a list that has reached the limit drops it. */
    boolean take(Map<String, AttributeValue> item, int limit) {
        T record = reader.read(item);
        if (record == null) {
            return false;
        }
        if (single || limit == 0 || found.size() < limit) {
            found.add(record);
        }
        return true;
    }

    boolean isSingle() {
        return single;
    }

    boolean isEmpty() {
        return found.isEmpty();
    }

    String name() {
        return name;
    }

    String words() {
        return name + (single ? "" : " (" + found.size() + ")");
    }
}
