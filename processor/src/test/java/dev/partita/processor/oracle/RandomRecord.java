package dev.partita.processor.oracle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

/** A record in the making: templates are drawn, and its components with them. */
final class RandomRecord {

    private static final List<String> WORDS =
            List.of("A", "A!", "AB", "A-", "C", "INV", "INVENTORY", "ORDER", "CLAIM", "CL", "05", "-", "2025-02-");

    private final Random random;
    private final String name;
    private final Map<String, Kind> components = new LinkedHashMap<>();
    private final Map<String, String> attributes = new LinkedHashMap<>();
    private final List<String> nullable = new ArrayList<>();

    RandomRecord(Random random, String name) {
        this.random = random;
        this.name = name;
    }

    String name() {
        return name;
    }

    /** The kinds of its components by their names. */
    Map<String, Kind> components() {
        return components;
    }

    boolean isNullable(String component) {
        return nullable.contains(component);
    }

    /** Its components as a design writes them. */
    String componentText() {
        return components.entrySet().stream()
                .map(c -> c.getValue().type() + (nullable.contains(c.getKey()) ? "?" : "") + " " + c.getKey()
                        + (attributes.containsKey(c.getKey()) ? " as " + attributes.get(c.getKey()) : ""))
                .collect(Collectors.joining(", "));
    }

    /** A component whose own attribute an index takes its key from. */
    void ownAttribute(Kind kind, String attribute) {
        attributes.put(add(kind), attribute);
    }

    String add(Kind kind) {
        String component = "c" + components.size();
        components.put(component, kind);
        return component;
    }

    String addNullable(Kind kind) {
        String component = add(kind);
        nullable.add(component);
        return component;
    }

    /** A component that must have a value: mostly one that is there, which may stand in a key. */
    String addOrTake(Kind kind) {
        List<String> same = components.entrySet().stream()
                .filter(c -> c.getValue().equals(kind) && !nullable.contains(c.getKey()))
                .map(Map.Entry::getKey)
                .toList();
        return same.isEmpty() || random.nextInt(4) == 0 ? add(kind) : same.get(same.size() - 1);
    }

    /** A placeholder of that kind, of a new component or now and then of one that is there. */
    String slot(Kind kind, boolean mayBeNull) {
        List<String> same = components.entrySet().stream()
                .filter(c -> c.getValue().equals(kind) && (mayBeNull || !nullable.contains(c.getKey())))
                .map(Map.Entry::getKey)
                .toList();
        String component = !same.isEmpty() && random.nextInt(3) == 0
                ? same.get(random.nextInt(same.size()))
                : mayBeNull && random.nextInt(5) == 0 ? addNullable(kind) : add(kind);
        return "{" + component + kind.format() + "}";
    }

    /** A native Number key. */
    String number() {
        return slot(random.nextBoolean() ? Kind.PLAIN : Kind.NATIVE, false);
    }

    /** A sort template of one to three tokens. */
    String sort(boolean mayBeNull) {
        int tokens = 1 + random.nextInt(3);
        List<String> all = new ArrayList<>();
        for (int i = 0; i < tokens; i++) {
            all.add(token(i == 0, mayBeNull));
        }
        String text = String.join("#", all);
        // A placeholder alone would be a native key, which all records would have to share.
        return tokens == 1 && text.startsWith("{") && text.indexOf('}') == text.length() - 1 && !text.contains(":")
                ? "S#" + text
                : text;
    }

    private String token(boolean first, boolean mayBeNull) {
        int shape = random.nextInt(first ? 12 : 16);
        if (shape < 5) {
            return word();
        }
        if (shape == 5) {
            return word() + slot(kind(), mayBeNull);
        }
        if (shape == 6) {
            return slot(kind(), mayBeNull) + word();
        }
        if (shape == 7) {
            return slot(kind(), mayBeNull) + (random.nextBoolean() ? "-" : "") + slot(kind(), mayBeNull);
        }
        return slot(kind(), mayBeNull);
    }

    private String word() {
        return WORDS.get(random.nextInt(WORDS.size()));
    }

    private Kind kind() {
        return Kind.ALL.get(random.nextInt(Kind.ALL.size()));
    }
}
