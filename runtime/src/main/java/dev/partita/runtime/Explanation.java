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
import org.jspecify.annotations.Nullable;

/** The request that a method sends, with templates where it has values. Immutable. */
public final class Explanation {

    private static final Pattern PLACEHOLDER = Pattern.compile("[#:][a-z][0-9]*");

    private final String method;
    private final String description;
    private final String operation;
    private String keyCondition = "";
    private Map<String, String> names = Map.of();
    private Map<String, String> values = Map.of();
    private @Nullable String index;
    private Direction order = Direction.ASCENDING;
    private int limit;
    private boolean consistent;
    private boolean countOnly;
    private boolean follows;
    private int batch;
    private List<String> attributes = List.of();
    private List<String> items = List.of();

    private Explanation(String method, String description, String operation) {
        this.method = method;
        this.description = description;
        this.operation = operation;
    }

    private Explanation(Explanation other) {
        this(other.method, other.description, other.operation);
        keyCondition = other.keyCondition;
        names = other.names;
        values = other.values;
        index = other.index;
        order = other.order;
        limit = other.limit;
        consistent = other.consistent;
        countOnly = other.countOnly;
        follows = other.follows;
        batch = other.batch;
        attributes = other.attributes;
        items = other.items;
    }

    /**
     * {@return a {@code GetItem}}
     *
     * @param method the method, as {@code Shop.customer}
     * @param description what it is for
     * @param key the templates of the key, by the names of its attributes
     */
    public static Explanation getItem(String method, String description, Map<String, String> key) {
        Explanation get = new Explanation(method, description, "GetItem");
        get.values = sorted(key);
        return get;
    }

    /**
     * {@return a {@code Query} of the table}
     *
     * @param method the method, as {@code Shop.orders}
     * @param description what it is for
     * @param keyCondition the key condition
     * @param names what the names in it stand for
     * @param values the templates of the values in it
     */
    public static Explanation query(
            String method,
            String description,
            String keyCondition,
            Map<String, String> names,
            Map<String, String> values) {
        Explanation query = new Explanation(method, description, "Query");
        query.keyCondition = keyCondition;
        query.names = sorted(names);
        query.values = sorted(values);
        return query;
    }

    /**
     * {@return a write}
     *
     * @param method the method, as {@code Shop.save}
     * @param description what it does
     * @param operation the service's operation
     * @param items each item that it touches
     */
    public static Explanation write(String method, String description, String operation, String... items) {
        Explanation write = new Explanation(method, description, operation);
        write.items = List.of(items);
        return write;
    }

    /**
     * {@return the same on an index}
     *
     * @param name the index
     */
    public Explanation on(String name) {
        Explanation copy = new Explanation(this);
        copy.index = name;
        return copy;
    }

    /** {@return the same from the greatest sort key to the least} */
    public Explanation descending() {
        Explanation copy = new Explanation(this);
        copy.order = Direction.DESCENDING;
        return copy;
    }

    /**
     * {@return the same for so many items}
     *
     * @param most the greatest number of items that are read
     */
    public Explanation upTo(int most) {
        Explanation copy = new Explanation(this);
        copy.limit = most;
        return copy;
    }

    /** {@return the same, strongly consistent} */
    public Explanation consistently() {
        Explanation copy = new Explanation(this);
        copy.consistent = true;
        return copy;
    }

    /** {@return the same, but further requests follow an answer that isn't the whole} */
    public Explanation following() {
        Explanation copy = new Explanation(this);
        copy.follows = true;
        return copy;
    }

    /**
     * {@return the same for each element of a list, in as many requests as it needs; a {@code GetItem} is a
     * {@code BatchGetItem} then}
     *
     * @param most how many elements a request has at most
     */
    public Explanation inBatchesOf(int most) {
        Explanation copy = new Explanation(this);
        copy.batch = most;
        return copy;
    }

    /** {@return the same, but items are counted and not read} */
    public Explanation counting() {
        Explanation copy = new Explanation(this);
        copy.countOnly = true;
        return copy;
    }

    /**
     * {@return the same for some attributes only}
     *
     * @param projected their names
     */
    public Explanation projecting(String... projected) {
        Explanation copy = new Explanation(this);
        copy.attributes = List.of(projected);
        return copy;
    }

    /** {@return the method, as {@code Shop.orders}} */
    public String method() {
        return method;
    }

    /** {@return what it is for} */
    public String description() {
        return description;
    }

    /** {@return the service's operation} */
    public String operation() {
        return batch > 0 && operation.equals("GetItem") ? "BatchGetItem" : operation;
    }

    /** {@return the key condition of a query; otherwise empty} */
    public String keyCondition() {
        return keyCondition;
    }

    /** {@return what the names in the key condition stand for} */
    public Map<String, String> names() {
        return names;
    }

    /**
     * {@return the templates of the values in the key condition; of a {@code GetItem} those of the key, by the names of
     * its attributes}
     */
    public Map<String, String> values() {
        return values;
    }

    /** {@return the index, of a query on one} */
    public Optional<String> index() {
        return Optional.ofNullable(index);
    }

    /** {@return the order of a query} */
    public Direction order() {
        return order;
    }

    /** {@return the greatest number of items that a query reads; none where only the service or the page limits it} */
    public OptionalInt limit() {
        return limit == 0 ? OptionalInt.empty() : OptionalInt.of(limit);
    }

    /** {@return whether a read is strongly consistent} */
    public boolean isConsistent() {
        return consistent;
    }

    /** {@return whether items are counted and not read} */
    public boolean countsOnly() {
        return countOnly;
    }

    /** {@return whether further requests follow an answer that isn't the whole} */
    public boolean isFollowed() {
        return follows;
    }

    /**
     * {@return how many elements of a list each of several requests has at most; none where the method sends one request}
     */
    public OptionalInt batchSize() {
        return batch == 0 ? OptionalInt.empty() : OptionalInt.of(batch);
    }

    /** {@return the attributes that a read asks for, empty for all} */
    public List<String> attributes() {
        return attributes;
    }

    /** {@return each item that a write touches} */
    public List<String> items() {
        return items;
    }

    /** {@return the request in one line} */
    @Override
    public String toString() {
        return method + ": " + operation() + (index == null ? "" : " on index " + index) + " " + words()
                + (order == Direction.DESCENDING ? ", descending" : "")
                + (limit > 0 ? ", limit " + limit : "")
                + (consistent ? ", consistent" : "")
                + (countOnly ? ", counting" : "")
                + (follows ? ", followed by further requests" : "")
                + (batch > 0 ? ", several requests of up to " + batch + " each" : "")
                + (attributes.isEmpty() ? "" : ", only " + String.join(", ", attributes));
    }

    private String words() {
        if (!items.isEmpty()) {
            return String.join("; ", items);
        }
        if (keyCondition.isEmpty()) {
            return values.entrySet().stream()
                    .map(e -> e.getKey() + " = " + e.getValue())
                    .collect(Collectors.joining(", "));
        }
        return PLACEHOLDER.matcher(keyCondition).replaceAll(found -> {
            String placeholder = found.group();
            String word = names.getOrDefault(placeholder, values.getOrDefault(placeholder, placeholder));
            return Matcher.quoteReplacement(word);
        });
    }

    private static Map<String, String> sorted(Map<String, String> map) {
        return Collections.unmodifiableMap(new TreeMap<>(map));
    }
}
