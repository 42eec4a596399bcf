package dev.partita.runtime;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values without a fixed type, inside the lists and maps that an {@code AttributeConverter} stores. */
public final class Documents {

    private Documents() {}

    /**
     * {@return the attribute of a text, a number, a boolean, bytes, a list or a map of such}
     *
     * @param where record and component
     * @param value the value
     */
    public static AttributeValue write(String where, Object value) {
        if (value instanceof String text) {
            return Attributes.text(where, text);
        }
        if (value instanceof BigDecimal number) {
            return Attributes.number(where, number);
        }
        if (value instanceof Boolean bool) {
            return Attributes.bool(bool);
        }
        if (value instanceof byte[] bytes) {
            return Attributes.bytes(where, bytes);
        }
        if (value instanceof List<?> list) {
            return write(where, list);
        }
        if (value instanceof Map<?, ?> map) {
            return write(where, map);
        }
        throw new IllegalArgumentException(where + ": its converter gave a value of " + value.getClass()
                + ", which is none of String, BigDecimal, Boolean, byte[], List and Map");
    }

    private static AttributeValue write(String where, List<?> values) {
        List<AttributeValue> elements = new ArrayList<>(values.size());
        for (Object value : values) {
            elements.add(write(where, value));
        }
        return AttributeValue.createL(elements);
    }

    private static AttributeValue write(String where, Map<?, ?> values) {
        Map<String, AttributeValue> entries = new HashMap<>();
        for (Map.Entry<?, ?> entry : values.entrySet()) {
            if (entry.getValue() != null) {
                entries.put(String.valueOf(entry.getKey()), write(where, entry.getValue()));
            }
        }
        return AttributeValue.createM(entries);
    }

    /**
     * {@return the text, number, boolean, bytes, list or map at which a reader stands}
     *
     * @param in the reader
     */
    public static Object read(AttributeReader in) {
        return switch (in.value().type()) {
            case S -> in.string();
            case N -> in.decimal();
            case BOOL -> in.bool();
            case B -> in.bytes();
            case L -> list(in.list());
            case M -> map(in.entries());
            default -> throw in.unreadable("S, N, BOOL, B, L or M");
        };
    }

    private static List<Object> list(AttributeReader elements) {
        List<Object> values = new ArrayList<>();
        while (elements.next()) {
            values.add(read(elements));
        }
        return Collections.unmodifiableList(values);
    }

    private static Map<String, Object> map(AttributeReader entries) {
        Map<String, Object> values = new LinkedHashMap<>();
        while (entries.nextEntry()) {
            values.put(entries.key(), read(entries));
        }
        return Collections.unmodifiableMap(values);
    }
}
