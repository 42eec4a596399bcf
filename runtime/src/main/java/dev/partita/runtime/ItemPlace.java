package dev.partita.runtime;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The item that is being read, for messages. */
record ItemPlace(TableLayout layout, String record, Map<String, AttributeValue> item) {

    ItemReadException failure(String component, String what) {
        return new ItemReadException(layout.table(), layout.keyOf(item), record, component, what);
    }
}
