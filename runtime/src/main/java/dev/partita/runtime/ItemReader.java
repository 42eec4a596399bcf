package dev.partita.runtime;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes records of items; codecs have such methods.
 *
 * @param <T> the record
 */
@FunctionalInterface
public interface ItemReader<T> {

    /**
     * Reads an item.
     *
     * @param item the item
     * @return the record, or null if the item's key isn't one of the record's
     */
    @Nullable
    T read(Map<String, AttributeValue> item);

    /**
     * Reads items of several records, whose keys are never alike.
     *
     * @param readers one for each record
     * @param <T> what the records have in common
     * @return a reader that is the first of them that knows an item's key
     */
    @SafeVarargs
    static <T> ItemReader<T> firstOf(ItemReader<? extends T>... readers) {
        return item -> {
            for (ItemReader<? extends T> reader : readers) {
                T record = reader.read(item);
                if (record != null) {
                    return record;
                }
            }
            return null;
        };
    }
}
