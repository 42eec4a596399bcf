package dev.partita.runtime;

import dev.partita.When;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The condition of a write; none has no text and sends nothing.
 *
 * @param text the expression
 * @param names what its names stand for
 * @param values what its values stand for, null instead of an empty map
 */
record WriteCondition(
        @Nullable String text,
        @Nullable Map<String, String> names,
        @Nullable Map<String, AttributeValue> values) {

    static final WriteCondition NONE = new WriteCondition(null, null, null);

    /** On the item's presence. */
    static WriteCondition of(When when, String partitionKey) {
        return switch (when) {
            case ALWAYS -> NONE;
            case ABSENT -> new WriteCondition("attribute_not_exists(#p)", Map.of("#p", partitionKey), null);
            case PRESENT -> new WriteCondition("attribute_exists(#p)", Map.of("#p", partitionKey), null);
        };
    }

    /** That a copy's key is free or belongs to that owner. */
    static WriteCondition freeOr(Map<String, AttributeValue> owner, String partitionKey) {
        if (owner.isEmpty()) {
            return NONE;
        }
        Map<String, String> names = new HashMap<>();
        Map<String, AttributeValue> values = new HashMap<>();
        String own = equal("", owner, names, values);
        names.put("#p", partitionKey);
        return new WriteCondition("attribute_not_exists(#p) OR (" + own + ")", names, values);
    }

    /** That attributes have these values; a map is the way to what is in it. */
    private static String equal(
            String path,
            Map<String, AttributeValue> wanted,
            Map<String, String> names,
            Map<String, AttributeValue> values) {
        List<String> terms = new ArrayList<>();
        new TreeMap<>(wanted).forEach((name, value) -> {
            String placeholder = "#o" + names.size();
            names.put(placeholder, name);
            if (value.hasM()) {
                terms.add(equal(path + placeholder + ".", value.m(), names, values));
            } else {
                String valuePlaceholder = ":o" + values.size();
                values.put(valuePlaceholder, value);
                terms.add(path + placeholder + " = " + valuePlaceholder);
            }
        });
        return String.join(" AND ", terms);
    }
}
