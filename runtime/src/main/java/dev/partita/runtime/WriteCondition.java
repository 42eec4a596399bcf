package dev.partita.runtime;

import dev.partita.When;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
    static WriteCondition freeOr(List<OwnerAttribute> owner, String partitionKey) {
        if (owner.isEmpty()) {
            return NONE;
        }
        Map<String, String> names = new HashMap<>();
        names.put("#p", partitionKey);
        Map<String, AttributeValue> values = new HashMap<>();
        List<String> equal = new ArrayList<>();
        for (OwnerAttribute attribute : owner) {
            List<String> path = new ArrayList<>();
            for (String name : attribute.path()) {
                path.add("#o" + (names.size() - 1));
                names.put("#o" + (names.size() - 1), name);
            }
            String value = ":o" + values.size();
            values.put(value, attribute.value());
            equal.add(String.join(".", path) + " = " + value);
        }
        return new WriteCondition("attribute_not_exists(#p) OR " + String.join(" AND ", equal), names, values);
    }
}
