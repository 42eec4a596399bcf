package dev.partita.testing;

import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An attribute's value as a text that only equal values share. */
final class ValueText {

    private ValueText() {}

    static String of(AttributeValue value) {
        return switch (value.type()) {
            case S -> quoted(value.s());
            case N -> value.n();
            case B -> binary(value.b());
            case BOOL -> value.bool().toString();
            case NUL -> "null";
            case SS -> set(value.ss().stream().map(ValueText::quoted));
            case NS -> set(value.ns().stream());
            case BS -> set(value.bs().stream().map(ValueText::binary));
            case L -> value.l().stream().map(ValueText::of).collect(Collectors.joining(", ", "[", "]"));
            case M -> map(value.m());
            default -> value.toString();
        };
    }

    static String map(Map<String, AttributeValue> values) {
        return new TreeMap<>(values)
                .entrySet().stream()
                        .map(e -> e.getKey() + ": " + of(e.getValue()))
                        .collect(Collectors.joining(", ", "{", "}"));
    }

    /** Characters that a console hides, or shows as another, are written as escapes. */
    private static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        text.codePoints().forEach(c -> {
            if (c == '"' || c == '\\') {
                out.append('\\').appendCodePoint(c);
            } else if (Character.isISOControl(c) || Character.getType(c) == Character.UNASSIGNED) {
                out.append(String.format("\\u{%X}", c));
            } else {
                out.appendCodePoint(c);
            }
        });
        return out.append('"').toString();
    }

    private static String binary(SdkBytes bytes) {
        return "b\"" + Base64.getEncoder().encodeToString(bytes.asByteArray()) + '"';
    }

    private static String set(Stream<String> texts) {
        return texts.sorted().collect(Collectors.joining(", ", "<", ">"));
    }
}
