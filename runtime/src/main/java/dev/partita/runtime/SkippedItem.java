package dev.partita.runtime;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item that a read left out.
 *
 * @param method the read, as {@code Shop.orders}
 * @param table the table's name
 * @param key the item's primary key
 */
public record SkippedItem(String method, String table, Map<String, AttributeValue> key) {

    /**
     * Copies the map.
     *
     * @param method the read
     * @param table the table's name
     * @param key the item's primary key
     */
    public SkippedItem {
        key = Map.copyOf(key);
    }
}
