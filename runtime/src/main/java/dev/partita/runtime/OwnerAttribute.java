package dev.partita.runtime;

import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An attribute by which a copy tells whose copy it is: a component of the primary key. A copy whose key two items could
 * write is written only where it is free or all of these are the item's own.
 *
 * @param path the attribute's name, or the names on the way into nested maps
 * @param value the item's own value
 */
public record OwnerAttribute(List<String> path, AttributeValue value) {

    /**
     * Copies the path.
     *
     * @param path the attribute's name, or the names on the way into nested maps
     * @param value the item's own value
     */
    public OwnerAttribute {
        path = List.copyOf(path);
    }
}
