package dev.partita.runtime;

import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The names and values in the expressions of one request, each under a placeholder that is a number: no name needs to be
 * told from reserved words, and nothing is sent that no expression uses.
 */
final class Placeholders {

    private final TableLayout layout;
    private final Clock clock;
    private final Map<String, String> placeholderOf = new HashMap<>();
    private final Map<String, String> names = new HashMap<>();
    private final Map<String, AttributeValue> values = new HashMap<>();
    private @Nullable String now;

    Placeholders(TableLayout layout, Clock clock) {
        this.layout = layout;
        this.clock = clock;
    }

    /** The placeholder of the partition key, which every item has. */
    String partitionKey() {
        return name(layout.partitionKey());
    }

    /** The placeholder of an attribute's name. */
    String name(String attribute) {
        return placeholderOf.computeIfAbsent(attribute, a -> {
            String placeholder = "#n" + names.size();
            names.put(placeholder, a);
            return placeholder;
        });
    }

    /** The way to an attribute inside maps. */
    String path(List<String> attributes) {
        if (attributes.size() == 1) {
            return name(attributes.get(0));
        }
        StringJoiner path = new StringJoiner(".");
        for (String attribute : attributes) {
            path.add(name(attribute));
        }
        return path.toString();
    }

    /** The placeholder of a value. */
    String value(AttributeValue value) {
        String placeholder = ":v" + values.size();
        values.put(placeholder, value);
        return placeholder;
    }

    /** The placeholder of the present second, since 1970. */
    String now() {
        if (now == null) {
            now = value(AttributeValue.fromN(Long.toString(clock.instant().getEpochSecond())));
        }
        return now;
    }

    /** What the names stand for, null instead of an empty map. */
    @Nullable
    Map<String, String> names() {
        return names.isEmpty() ? null : names;
    }

    /** What the values stand for, null instead of an empty map. */
    @Nullable
    Map<String, AttributeValue> values() {
        return values.isEmpty() ? null : values;
    }
}
