package dev.partita.runtime;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tells items that are broken from those that are unknown; codecs have such methods. */
@FunctionalInterface
public interface BrokenItem {

    /**
     * Looks at an item that is none of a record's.
     *
     * @param item the item
     * @return the failure to read it, if its key has the literals of the record's key; otherwise null
     */
    @Nullable
    ItemReadException failure(Map<String, AttributeValue> item);
}
