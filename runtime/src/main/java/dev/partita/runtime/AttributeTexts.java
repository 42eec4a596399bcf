package dev.partita.runtime;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Attributes as text for messages; apart from what reads them, since it is hardly ever loaded. */
final class AttributeTexts {

    private static final int LONGEST = 64;

    private AttributeTexts() {}

    /** A key: {@code {PK=CUST#42, SK=PROFILE}}. */
    static String of(Map<String, AttributeValue> key) {
        Map<String, String> texts = new TreeMap<>();
        key.forEach((name, value) -> texts.put(name, plain(value)));
        return texts.toString();
    }

    /** A value with its type: {@code S "Ann"}, {@code N 35}, {@code nothing}. */
    static String of(@Nullable AttributeValue value) {
        if (value == null) {
            return "nothing";
        }
        return switch (value.type()) {
            case S -> "S \"" + cut(value.s()) + "\"";
            case N -> "N " + value.n();
            case BOOL -> "BOOL " + value.bool();
            case B -> "B of " + value.b().asByteArrayUnsafe().length + " bytes";
            case SS, NS, BS -> value.type() + " of " + count(value) + " elements";
            case L -> "L of " + value.l().size() + " elements";
            case M -> "M of " + value.m().size() + " entries";
            case NUL -> "NULL";
            default -> value.type().toString();
        };
    }

    private static int count(AttributeValue set) {
        List<?> elements = set.hasSs() ? set.ss() : set.hasNs() ? set.ns() : set.bs();
        return elements.size();
    }

    private static String plain(AttributeValue value) {
        return switch (value.type()) {
            case S -> value.s();
            case N -> value.n();
            default -> of(value);
        };
    }

    private static String cut(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }
}
