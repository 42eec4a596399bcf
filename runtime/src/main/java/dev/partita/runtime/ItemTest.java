package dev.partita.runtime;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Knows the items of a record; codecs have such methods. */
@FunctionalInterface
public interface ItemTest {

    /**
     * Looks at an item's key and type.
     *
     * @param item the item
     * @return whether it is one of the record's
     */
    boolean recognises(Map<String, AttributeValue> item);
}
