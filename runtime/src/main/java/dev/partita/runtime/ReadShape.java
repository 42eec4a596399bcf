package dev.partita.runtime;

import dev.partita.Direction;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What stays the same about the request of a read method, whatever its arguments are. Immutable: each method returns a
 * copy.
 */
public final class ReadShape {

    private final String method;
    private final List<String> tableKey;
    private @Nullable String index;
    private List<String> key;
    private Direction order = Direction.ASCENDING;
    private int limit;
    private boolean consistent;
    private boolean follows;
    private @Nullable String timeToLive;
    private List<String> attributes = List.of();
    private String projection = "";
    private Map<String, String> projectedNames = Map.of();
    private Map<String, String> partitionNames = Map.of();
    private Map<String, String> keyNames = Map.of();

    private ReadShape(String method, List<String> tableKey) {
        this.method = method;
        this.tableKey = tableKey;
        this.key = tableKey;
    }

    private ReadShape(ReadShape other) {
        this(other.method, other.tableKey);
        index = other.index;
        key = other.key;
        order = other.order;
        limit = other.limit;
        consistent = other.consistent;
        follows = other.follows;
        timeToLive = other.timeToLive;
        attributes = other.attributes;
        projection = other.projection;
        projectedNames = other.projectedNames;
        partitionNames = other.partitionNames;
        keyNames = other.keyNames;
    }

    /**
     * A read of the table itself.
     *
     * @param method the method, as {@code Shop.orders}
     * @param key the names of the primary key's attributes
     * @return the shape
     */
    public static ReadShape of(String method, String... key) {
        return new ReadShape(method, List.of(key)).named();
    }

    /**
     * {@return the same on an index}
     *
     * @param name the index
     * @param indexKey the names of its key's attributes
     */
    public ReadShape index(String name, String... indexKey) {
        ReadShape copy = new ReadShape(this);
        copy.index = name;
        copy.key = List.of(indexKey);
        return copy.named();
    }

    /** {@return the same from the greatest sort key to the least} */
    public ReadShape descending() {
        ReadShape copy = new ReadShape(this);
        copy.order = Direction.DESCENDING;
        return copy;
    }

    /**
     * {@return the same for so many items}
     *
     * @param most the greatest number of items
     */
    public ReadShape limit(int most) {
        ReadShape copy = new ReadShape(this);
        copy.limit = most;
        return copy;
    }

    /** {@return the same, strongly consistent} */
    public ReadShape consistent() {
        ReadShape copy = new ReadShape(this);
        copy.consistent = true;
        return copy;
    }

    /** {@return the same, but an answer that the service cuts off is followed by further requests} */
    public ReadShape following() {
        ReadShape copy = new ReadShape(this);
        copy.follows = true;
        return copy;
    }

    /**
     * {@return the same, without items that have expired}
     *
     * @param attribute the attribute by which they expire
     */
    public ReadShape expiringBy(String attribute) {
        ReadShape copy = new ReadShape(this);
        copy.timeToLive = attribute;
        return copy;
    }

    /**
     * {@return the same for some attributes only}
     *
     * @param projected their names
     */
    public ReadShape attributes(String... projected) {
        ReadShape copy = new ReadShape(this);
        copy.attributes = List.of(projected);
        return copy.named();
    }

    /** Makes the names once and for all requests; key attributes have the same placeholders everywhere. */
    private ReadShape named() {
        Map<String, String> names = new LinkedHashMap<>();
        for (String attribute : attributes) {
            names.put(placeholder(attribute, names.size()), attribute);
        }
        projection = String.join(", ", names.keySet());
        projectedNames = Map.copyOf(names);
        names.put("#p", partitionKey());
        partitionNames = Map.copyOf(names);
        names.put("#s", sortKey());
        keyNames = Map.copyOf(names);
        return this;
    }

    String method() {
        return method;
    }

    List<String> tableKey() {
        return tableKey;
    }

    @Nullable
    String index() {
        return index;
    }

    String partitionKey() {
        return key.get(0);
    }

    /** The sort key of table or index; the empty text where there is none. */
    String sortKey() {
        return key.size() > 1 ? key.get(1) : "";
    }

    Direction order() {
        return order;
    }

    int limit() {
        return limit;
    }

    boolean isConsistent() {
        return consistent;
    }

    boolean follows() {
        return follows;
    }

    /** The attribute by which items expire, if they do. */
    @Nullable
    String timeToLive() {
        return timeToLive;
    }

    /** The projection expression, empty if all attributes are wanted. */
    String projection() {
        return projection;
    }

    /** The names that the projection expression uses. */
    Map<String, String> projectedNames() {
        return projectedNames;
    }

    /**
     * The names that a query uses.
     *
     * @param withSortKey whether its key condition is about the sort key too
     */
    Map<String, String> names(boolean withSortKey) {
        return withSortKey ? keyNames : partitionNames;
    }

    /** Which attributes of a last key the partition key's value doesn't already say, the sort key first. */
    List<String> cursorAttributes() {
        Set<String> open = new LinkedHashSet<>(key);
        open.addAll(tableKey);
        open.remove(partitionKey());
        return List.copyOf(open);
    }

    /** Key attributes keep the placeholders that key conditions use. */
    private String placeholder(String attribute, int number) {
        if (attribute.equals(partitionKey())) {
            return "#p";
        }
        return attribute.equals(sortKey()) ? "#s" : "#a" + number;
    }
}
