package dev.partita.runtime;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A primary key whose equality is the service's: numbers that are equal are one key however they are written.
 *
 * @param values its values by their names
 */
record PlainKey(Map<String, Object> values) {

    static PlainKey of(Map<String, AttributeValue> key) {
        return new PlainKey(PlainValue.of(key));
    }
}
