package dev.partita.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A part of a condition expression. */
@FunctionalInterface
interface Term {

    /** Its text, with its names and values under placeholders. */
    String text(Placeholders placeholders);

    /** That there is no item. */
    static Term absent() {
        return p -> "attribute_not_exists(" + p.partitionKey() + ")";
    }

    /** That there is an item. */
    static Term present() {
        return p -> "attribute_exists(" + p.partitionKey() + ")";
    }

    /** That an attribute has no value; NULL is none. */
    static Term missing(List<String> path) {
        return p -> {
            String place = p.path(path);
            return "(attribute_not_exists(" + place + ") OR attribute_type(" + place + ", "
                    + p.value(AttributeValue.fromS("NULL")) + "))";
        };
    }

    /** That an attribute compares with a value. */
    static Term compared(List<String> path, String operator, AttributeValue value) {
        return p -> p.path(path) + " " + operator + " " + p.value(value);
    }

    /** That an attribute is there. */
    static Term exists(List<String> path) {
        return p -> "attribute_exists(" + p.path(path) + ")";
    }

    /** That the item of this action has expired. */
    static Term expired(String timeToLive) {
        return p -> p.name(timeToLive) + " <= " + p.now();
    }

    /** That there is no item, or one that hasn't expired: what compares with nothing is false. */
    static Term unexpired(String timeToLive) {
        return p -> "NOT " + p.name(timeToLive) + " <= " + p.now();
    }

    /** That attributes have these values; a map is the way to what is in it. */
    static Term equal(Map<String, AttributeValue> wanted) {
        List<Term> terms = new ArrayList<>();
        addEqual(List.of(), wanted, terms);
        return all(terms);
    }

    private static void addEqual(List<String> path, Map<String, AttributeValue> wanted, List<Term> terms) {
        new TreeMap<>(wanted).forEach((name, value) -> {
            List<String> inner = new ArrayList<>(path);
            inner.add(name);
            if (value.hasM()) {
                addEqual(inner, value.m(), terms);
            } else {
                terms.add(compared(List.copyOf(inner), "=", value));
            }
        });
    }

    /** That one of them holds. */
    static Term any(Term... terms) {
        return p -> {
            StringJoiner text = new StringJoiner(" OR ", "(", ")");
            for (Term term : terms) {
                text.add(term.text(p));
            }
            return text.toString();
        };
    }

    /** That an attribute has one of these values. */
    static Term oneOf(List<String> path, List<AttributeValue> values) {
        return values.size() == 1
                ? compared(path, "=", values.get(0))
                : p -> p.path(path) + values.stream().map(p::value).collect(Collectors.joining(", ", " IN (", ")"));
    }

    /** That an attribute has no value, or the term holds. */
    static Term missingOr(List<String> path, Term term) {
        return any(missing(path), term);
    }

    /** That all of them hold. */
    static Term all(List<Term> terms) {
        return p -> {
            List<String> texts = new ArrayList<>();
            terms.forEach(term -> texts.add(term.text(p)));
            return String.join(" AND ", texts);
        };
    }
}
