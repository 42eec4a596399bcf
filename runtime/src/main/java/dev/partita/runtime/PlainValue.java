package dev.partita.runtime;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Attributes as objects whose equality is the service's: of numbers the value counts, and of sets no order. */
final class PlainValue {

    private PlainValue() {}

    static Object of(AttributeValue value) {
        return switch (value.type()) {
            case N -> number(value.n());
            case NS -> set(value.ns(), PlainValue::number);
            case SS -> set(value.ss(), text -> text);
            case BS -> set(value.bs(), bytes -> bytes);
            case L -> value.l().stream().map(PlainValue::of).toList();
            case M -> of(value.m());
            default -> value;
        };
    }

    static Map<String, Object> of(Map<String, AttributeValue> item) {
        Map<String, Object> plain = new TreeMap<>();
        item.forEach((name, value) -> plain.put(name, of(value)));
        return plain;
    }

    private static BigDecimal number(String text) {
        return new BigDecimal(text).stripTrailingZeros();
    }

    /** Told from a list, which has an order. */
    private static <T> Set<Object> set(List<T> elements, Function<T, Object> plain) {
        return elements.stream().map(plain).collect(Collectors.toCollection(HashSet::new));
    }
}
