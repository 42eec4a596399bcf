package dev.partita.runtime;

import dev.partita.runtime.key.KeyLimits;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The key attributes of an index. */
public final class IndexLayout {

    private final String name;
    private final String partitionKey;
    private final @Nullable String sortKey;

    /**
     * The layout of an index.
     *
     * @param name the index's name
     * @param partitionKey the name of its partition key attribute; of a local index, the table's
     * @param sortKey the name of its sort key attribute, if it has one
     */
    public IndexLayout(String name, String partitionKey, @Nullable String sortKey) {
        this.name = name;
        this.partitionKey = partitionKey;
        this.sortKey = sortKey;
    }

    /** {@return the index's name} */
    public String name() {
        return name;
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
            throw new IllegalStateException("The index " + name + " has no sort key");
        }
        return sortKey;
    }

    /**
     * Refuses an item whose attributes are too long to be keys of this index, for an index whose keys are attributes of
     * their own right.
     *
     * @param record the record's name
     * @param item the item
     */
    public void checkLimits(String record, Map<String, AttributeValue> item) {
        check(record, partitionKey, item.get(partitionKey), KeyLimits.PARTITION);
        if (sortKey != null) {
            check(record, sortKey, item.get(sortKey), KeyLimits.SORT);
        }
    }

    private void check(String record, String attribute, @Nullable AttributeValue value, int limit) {
        if (value != null) {
            KeyAttributes.check(record + "." + attribute + " in the index " + name, value, limit);
        }
    }
}
