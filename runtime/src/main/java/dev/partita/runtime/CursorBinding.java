package dev.partita.runtime;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The request that a cursor is good for: table, index, direction, and key condition with its values. */
final class CursorBinding {

    private final byte[] seal;
    private final String partitionKey;
    private final AttributeValue partition;
    private final List<String> attributes;
    private final String beginning;

    CursorBinding(String table, ReadShape shape, AttributeValue partition, SortRange range) {
        Map<String, AttributeValue> values = new TreeMap<>();
        values.put(":p", partition);
        range.addTo(values);
        CursorBytes bytes = new CursorBytes()
                .text(table)
                .text(shape.index() == null ? "" : shape.index())
                .text(shape.order().name())
                .text(shape.partitionKey())
                .text(shape.sortKey())
                .text(range.expression());
        values.values().forEach(bytes::value);
        this.seal = bytes.toArray();
        this.partitionKey = shape.partitionKey();
        this.partition = partition;
        this.attributes = shape.cursorAttributes();
        this.beginning = range.commonBeginning();
    }

    /** All of it, as bytes. */
    byte[] seal() {
        return seal.clone();
    }

    String partitionKey() {
        return partitionKey;
    }

    AttributeValue partition() {
        return partition;
    }

    /** The attributes of a last key that the arguments don't say, the sort key first. */
    List<String> attributes() {
        return attributes;
    }

    /** What the sort keys of all items in the range begin with. */
    String beginning() {
        return beginning;
    }
}
