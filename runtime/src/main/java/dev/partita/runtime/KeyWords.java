package dev.partita.runtime;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Keys in words, for messages and listeners. */
final class KeyWords {

    /** With this the greatest text of a length is filled up. */
    private static final Pattern FILL = Pattern.compile("\\x{10FFFF}{2,}.?$");

    private KeyWords() {}

    /** A key's values, in the order of their names. */
    static String of(Map<String, AttributeValue> key) {
        return new TreeMap<>(key)
                .entrySet().stream()
                        .map(e -> e.getKey() + " = " + of(e.getValue()))
                        .collect(Collectors.joining(", "));
    }

    /** A key's value; none is the empty text. */
    static String of(@Nullable AttributeValue value) {
        if (value == null) {
            return "";
        }
        return switch (value.type()) {
            case S -> FILL.matcher(value.s()).replaceFirst("…");
            case N -> value.n();
            case B -> value.b().asByteArrayUnsafe().length + " bytes";
            case BOOL -> value.bool().toString();
            default -> value.toString();
        };
    }
}
