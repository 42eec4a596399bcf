package dev.partita.processor.keyspace;

import java.util.Map;

/** What a question got: the text of each value, the certainty that there are none, or nothing that is certain. */
record Answer(Solution.Kind kind, Map<Value, String> texts) {

    static Answer found(Map<Value, String> texts) {
        return new Answer(Solution.Kind.FOUND, Map.copyOf(texts));
    }

    static Answer of(Solution.Kind kind) {
        return new Answer(kind, Map.of());
    }

    boolean isFound() {
        return kind == Solution.Kind.FOUND;
    }

    boolean isNone() {
        return kind == Solution.Kind.NONE;
    }

    /** The text of a value, or of the component in another form. */
    String text(Value value) {
        String text = texts.get(value);
        return text != null
                ? text
                : texts.entrySet().stream()
                        .filter(e -> e.getKey().isNamedLike(value))
                        .map(Map.Entry::getValue)
                        .findFirst()
                        .orElse("");
    }
}
