package dev.partita.runtime;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A primary key whose equality is the service's: numbers that are equal are one key however they are written.
 *
 * @param values its values, in the order of their names
 */
record PlainKey(List<Object> values) {

    static PlainKey of(Map<String, AttributeValue> key) {
        return new PlainKey(
                new TreeMap<>(key).values().stream().map(PlainKey::plain).toList());
    }

    private static Object plain(AttributeValue value) {
        return value.n() == null ? value : new BigDecimal(value.n()).stripTrailingZeros();
    }
}
