package dev.partita.runtime;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a codec needs to know of the table whose items it reads and writes. */
public final class TableLayout {

    private final String table;
    private final String partitionKey;
    private final @Nullable String sortKey;
    private final @Nullable String typeAttribute;
    private final List<IndexLayout> indexes;
    private final @Nullable IndexLayout sortedByPartition;

    /**
     * The layout of a table.
     *
     * @param table the declared name of the table
     * @param partitionKey the name of its partition key attribute
     * @param sortKey the name of its sort key attribute, if it has one
     * @param typeAttribute the name of the attribute that holds the record's name, if there is one
     * @param indexes its indexes
     */
    public TableLayout(
            String table,
            String partitionKey,
            @Nullable String sortKey,
            @Nullable String typeAttribute,
            List<IndexLayout> indexes) {
        this.table = table;
        this.partitionKey = partitionKey;
        this.sortKey = sortKey;
        this.typeAttribute = typeAttribute;
        this.indexes = List.copyOf(indexes);
        this.sortedByPartition = sortedBy(this.indexes, partitionKey);
    }

    private static @Nullable IndexLayout sortedBy(List<IndexLayout> indexes, String attribute) {
        for (IndexLayout index : indexes) {
            if (index.hasSortKey() && index.sortKey().equals(attribute)) {
                return index;
            }
        }
        return null;
    }

    /** {@return the declared name of the table} */
    public String table() {
        return table;
    }

    /** {@return the name of its partition key attribute} */
    public String partitionKey() {
        return partitionKey;
    }

    /** {@return whether it has a sort key} */
    public boolean hasSortKey() {
        return sortKey != null;
    }

    /** {@return the name of its sort key attribute} */
    public String sortKey() {
        if (sortKey == null) {
            throw new IllegalStateException("The table " + table + " has no sort key");
        }
        return sortKey;
    }

    /** {@return the name of the attribute that holds the record's name, if there is one} */
    public @Nullable String typeAttribute() {
        return typeAttribute;
    }

    /** {@return the table's indexes} */
    public List<IndexLayout> indexes() {
        return indexes;
    }

    /**
     * {@return the index of that name}
     *
     * @param name the name of one of the table's indexes
     */
    public IndexLayout index(String name) {
        for (IndexLayout index : indexes) {
            if (index.name().equals(name)) {
                return index;
            }
        }
        throw new IllegalArgumentException("The table " + table + " has no index " + name);
    }

    /**
     * {@return the primary key of an item}
     *
     * @param item the item
     */
    public Map<String, AttributeValue> keyOf(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> key = new HashMap<>(4);
        putIfPresent(key, item, partitionKey);
        if (sortKey != null) {
            putIfPresent(key, item, sortKey);
        }
        return key;
    }

    private static void putIfPresent(
            Map<String, AttributeValue> key, Map<String, AttributeValue> item, String attribute) {
        AttributeValue value = item.get(attribute);
        if (value != null) {
            key.put(attribute, value);
        }
    }

    /**
     * Adds to an item with its primary key what the table asks of each: the record's name, where there is an attribute
     * for it. Refuses a partition key that is too long for an index that is sorted by it.
     *
     * @param item the item
     * @param type the record's name
     */
    public void complete(Map<String, AttributeValue> item, String type) {
        if (typeAttribute != null) {
            item.put(typeAttribute, AttributeValue.createS(type));
        }
        if (sortedByPartition != null) {
            sortedByPartition.checkLimits(type, item);
        }
    }

    /**
     * {@return the failure to read an item whose key has the literals of a record's key, but not its values}
     *
     * @param record the record's name
     * @param template the templates of its key, as written
     * @param item the item
     */
    public ItemReadException broken(String record, String template, Map<String, AttributeValue> item) {
        return new ItemReadException(
                table, keyOf(item), record, "", "the values in the item's key are none of " + template);
    }
}
