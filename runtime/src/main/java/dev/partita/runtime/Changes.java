package dev.partita.runtime;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What an {@code UpdateItem} changes: the clauses of its expression. */
final class Changes {

    private static final AttributeValue ZERO = AttributeValue.fromN("0");
    private static final AttributeValue NO_ELEMENTS = AttributeValue.fromL(List.of());

    private final List<Term> sets = new ArrayList<>();
    private final List<Term> removes = new ArrayList<>();
    private final List<Term> adds = new ArrayList<>();
    private final List<Term> deletes = new ArrayList<>();
    private final Set<List<String>> places = new LinkedHashSet<>();
    private final Map<List<String>, @Nullable AttributeValue> assigned = new LinkedHashMap<>();

    /** The attribute gets a value, or is removed where that is null. */
    void assign(List<String> path, @Nullable AttributeValue value) {
        places.add(path);
        assigned.put(path, value);
        if (value == null) {
            removes.add(p -> p.path(path));
        } else {
            sets.add(p -> p.path(path) + " = " + p.value(value));
        }
    }

    /** A number is added to the attribute, or the elements of a set to one that isn't inside a map. */
    void add(List<String> path, AttributeValue value) {
        places.add(path);
        if (path.size() == 1) {
            adds.add(p -> p.path(path) + " " + p.value(value));
        } else {
            // ADD takes no path into a map
            sets.add(p ->
                    p.path(path) + " = if_not_exists(" + p.path(path) + ", " + p.value(ZERO) + ") + " + p.value(value));
        }
    }

    /** The elements of a set are removed from the attribute. */
    void remove(List<String> path, AttributeValue elements) {
        places.add(path);
        deletes.add(p -> p.path(path) + " " + p.value(elements));
    }

    /** The elements of a list are added at the end of the attribute. */
    void append(List<String> path, AttributeValue elements) {
        places.add(path);
        sets.add(p -> p.path(path) + " = list_append(if_not_exists(" + p.path(path) + ", " + p.value(NO_ELEMENTS)
                + "), " + p.value(elements) + ")");
    }

    /** Changes what the others change as well. */
    void addAll(Changes others) {
        sets.addAll(others.sets);
        removes.addAll(others.removes);
        adds.addAll(others.adds);
        deletes.addAll(others.deletes);
        places.addAll(others.places);
        assigned.putAll(others.assigned);
    }

    boolean isEmpty() {
        return places.isEmpty();
    }

    /** The outer attributes of what is changed inside maps; each of them has to be there. */
    Set<List<String>> outerMaps() {
        Set<List<String>> outer = new LinkedHashSet<>();
        places.stream().filter(p -> p.size() > 1).forEach(p -> outer.add(p.subList(0, p.size() - 1)));
        return outer;
    }

    /** Whether what is stored has all that was assigned; of what was added nothing can be told. */
    boolean mayHaveLeft(Map<String, AttributeValue> stored) {
        return assigned.entrySet().stream().allMatch(a -> isThere(a.getKey(), a.getValue(), stored));
    }

    private static boolean isThere(
            List<String> path, @Nullable AttributeValue value, Map<String, AttributeValue> stored) {
        AttributeValue found = stored.get(path.get(0));
        if (path.size() > 1) {
            return found != null && isThere(path.subList(1, path.size()), value, found.m());
        }
        if (value == null || found == null) {
            return value == null && found == null;
        }
        return PlainValue.of(value).equals(PlainValue.of(found));
    }

    /** The update expression. */
    String text(Placeholders placeholders) {
        StringBuilder text = new StringBuilder();
        clause(text, "SET ", sets, placeholders);
        clause(text, "REMOVE ", removes, placeholders);
        clause(text, "ADD ", adds, placeholders);
        clause(text, "DELETE ", deletes, placeholders);
        return text.toString();
    }

    private static void clause(StringBuilder text, String keyword, List<Term> terms, Placeholders placeholders) {
        String separator = (text.isEmpty() ? "" : " ") + keyword;
        for (Term term : terms) {
            text.append(separator).append(term.text(placeholders));
            separator = ", ";
        }
    }
}
