package dev.partita.runtime;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A copy of an item, about to be written or deleted with it.
 *
 * @param name the copy's name
 * @param item the copy, or its key where it is deleted
 * @param owner the attributes that tell whose copy it is, where several items could write its key: it is written and
 *     deleted only where its key is free or they are the same; otherwise empty
 */
public record CopyItem(String name, Map<String, AttributeValue> item, Map<String, AttributeValue> owner) {

    /**
     * Makes one.
     *
     * @param name the copy's name
     * @param item the copy, or its key where it is deleted
     * @param owner the attributes that tell whose copy it is, or empty
     */
    public CopyItem {
        item = Map.copyOf(item);
        owner = Map.copyOf(owner);
    }

    /**
     * A copy whose key no other item can write.
     *
     * @param name the copy's name
     * @param item the copy, or its key where it is deleted
     */
    public CopyItem(String name, Map<String, AttributeValue> item) {
        this(name, item, Map.of());
    }
}
