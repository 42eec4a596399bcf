package dev.partita.runtime;

import dev.partita.Direction;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The request that a method sends, with templates where it has values.
 *
 * @param method the method, as {@code Shop.orders}
 * @param description what it is for
 * @param operation the service's operation
 * @param index the index of a query on one
 * @param condition the key condition of a query, or the condition of a write; empty where there is none
 * @param names what the names in the condition stand for
 * @param values the templates of the values in the condition; of a {@code GetItem} the templates of the key, by the names
 *     of its attributes
 * @param order the order of a query
 * @param limit the greatest number of items that a query reads, where the method's design says one
 * @param consistent whether a read is strongly consistent
 * @param items of a write, each item that it touches
 */
public record Explanation(
        String method,
        String description,
        String operation,
        Optional<String> index,
        String condition,
        Map<String, String> names,
        Map<String, String> values,
        Optional<Direction> order,
        OptionalInt limit,
        boolean consistent,
        List<String> items) {

    private static final Pattern PLACEHOLDER = Pattern.compile("[#:][a-z][0-9]*");

    /**
     * Copies maps and list, the maps in the order of their names.
     *
     * @param method the method
     * @param description what it is for
     * @param operation the service's operation
     * @param index the index of a query on one
     * @param condition the key condition of a query, or the condition of a write; empty where there is none
     * @param names what the names in the condition stand for
     * @param values the templates of the values
     * @param order the order of a query
     * @param limit the greatest number of items that a query reads
     * @param consistent whether a read is strongly consistent
     * @param items of a write, each item that it touches
     */
    public Explanation {
        names = Collections.unmodifiableMap(new TreeMap<>(names));
        values = Collections.unmodifiableMap(new TreeMap<>(values));
        items = List.copyOf(items);
    }

    /**
     * {@return a {@code GetItem}}
     *
     * @param method the method
     * @param description what it is for
     * @param key the templates of the key, by the names of its attributes
     */
    public static Explanation getItem(String method, String description, Map<String, String> key) {
        return new Explanation(
                method,
                description,
                "GetItem",
                Optional.empty(),
                "",
                Map.of(),
                key,
                Optional.empty(),
                OptionalInt.empty(),
                false,
                List.of());
    }

    /**
     * {@return a {@code Query}, ascending}
     *
     * @param method the method
     * @param description what it is for
     * @param condition the key condition
     * @param names what the names in it stand for
     * @param values the templates of the values in it
     */
    public static Explanation query(
            String method,
            String description,
            String condition,
            Map<String, String> names,
            Map<String, String> values) {
        return new Explanation(
                method,
                description,
                "Query",
                Optional.empty(),
                condition,
                names,
                values,
                Optional.of(Direction.ASCENDING),
                OptionalInt.empty(),
                false,
                List.of());
    }

    /**
     * {@return a write}
     *
     * @param method the method
     * @param description what it does
     * @param operation the service's operation
     * @param items each item that it touches
     */
    public static Explanation write(String method, String description, String operation, String... items) {
        return new Explanation(
                method,
                description,
                operation,
                Optional.empty(),
                "",
                Map.of(),
                Map.of(),
                Optional.empty(),
                OptionalInt.empty(),
                false,
                List.of(items));
    }

    /**
     * {@return the same on an index}
     *
     * @param name the index
     */
    public Explanation on(String name) {
        return new Explanation(
                method,
                description,
                operation,
                Optional.of(name),
                condition,
                names,
                values,
                order,
                limit,
                consistent,
                items);
    }

    /** {@return the same from the greatest sort key to the least} */
    public Explanation descending() {
        return new Explanation(
                method,
                description,
                operation,
                index,
                condition,
                names,
                values,
                Optional.of(Direction.DESCENDING),
                limit,
                consistent,
                items);
    }

    /**
     * {@return the same for so many items}
     *
     * @param most the greatest number of items that are read
     */
    public Explanation upTo(int most) {
        return new Explanation(
                method,
                description,
                operation,
                index,
                condition,
                names,
                values,
                order,
                OptionalInt.of(most),
                consistent,
                items);
    }

    /** {@return the same, strongly consistent} */
    public Explanation consistently() {
        return new Explanation(
                method, description, operation, index, condition, names, values, order, limit, true, items);
    }

    /** {@return the request in one line} */
    @Override
    public String toString() {
        StringBuilder line = new StringBuilder(method).append(": ").append(operation);
        index.ifPresent(i -> line.append(" on index ").append(i));
        line.append(' ').append(words());
        order.ifPresent(o -> line.append(o == Direction.DESCENDING ? ", descending" : ""));
        limit.ifPresent(l -> line.append(", limit ").append(l));
        return line.append(consistent ? ", consistent" : "").toString();
    }

    private String words() {
        if (!items.isEmpty()) {
            return String.join("; ", items);
        }
        if (condition.isEmpty()) {
            return values.entrySet().stream()
                    .map(e -> e.getKey() + " = " + e.getValue())
                    .collect(Collectors.joining(", "));
        }
        return PLACEHOLDER.matcher(condition).replaceAll(found -> {
            String placeholder = found.group();
            String word = names.getOrDefault(placeholder, values.getOrDefault(placeholder, placeholder));
            return Matcher.quoteReplacement(word);
        });
    }
}
