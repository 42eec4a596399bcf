package dev.partita.runtime;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a write expects of a stored attribute.
 *
 * @param path the attribute's name, or the names on the way into maps
 * @param words what is expected, for messages
 * @param term the condition
 */
record Expectation(List<String> path, String words, Term term) {

    private static final String MISSING = "missing";

    /** That an attribute has no value; NULL is none. */
    static Expectation missing(List<String> path) {
        return new Expectation(path, MISSING, Term.missing(path));
    }

    /** Whether an absent item is as expected. */
    boolean isOfAbsence() {
        return words.equals(MISSING);
    }

    /** What is expected and what is stored. */
    String against(Map<String, AttributeValue> stored) {
        Map<String, AttributeValue> inside = stored;
        for (String step : path.subList(0, path.size() - 1)) {
            AttributeValue outer = inside.get(step);
            inside = outer == null ? Map.of() : outer.m();
        }
        AttributeValue value = inside.get(path.get(path.size() - 1));
        return "expected " + String.join(".", path) + " " + words + ", found "
                + (value == null ? "none" : KeyWords.of(value));
    }
}
