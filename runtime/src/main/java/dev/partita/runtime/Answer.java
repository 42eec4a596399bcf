package dev.partita.runtime;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What the service answered to a read.
 *
 * @param items the items, none if they were only to be counted
 * @param count how many there are
 * @param lastKey where the service stopped, empty at the end
 */
record Answer(List<Map<String, AttributeValue>> items, int count, Map<String, AttributeValue> lastKey) {

    static final Answer NOTHING = new Answer(List.of(), 0, Map.of());

    boolean isLast() {
        return lastKey.isEmpty();
    }
}
