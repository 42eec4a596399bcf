package dev.partita.runtime;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A stored item that can't be read as the record that its key says it is: an attribute is missing or of another type, a
 * value doesn't fit, or the record's own constructor refuses it, which then is the cause.
 */
public class ItemReadException extends PartitaException {

    private static final long serialVersionUID = 1L;

    private final String table;
    private final HashMap<String, AttributeValue> key;
    private final String record;
    private final String component;

    /**
     * Makes one.
     *
     * @param table the declared name of the table
     * @param key the primary key of the item
     * @param record the record that was to be read
     * @param component the component that can't be read, or {@code ""} for the record as a whole
     * @param what what was expected and what found
     */
    public ItemReadException(
            String table, Map<String, AttributeValue> key, String record, String component, String what) {
        super(message(table, key, record, component, what));
        this.table = table;
        this.key = new HashMap<>(key);
        this.record = record;
        this.component = component;
    }

    private static String message(
            String table, Map<String, AttributeValue> key, String record, String component, String what) {
        String place = component.isEmpty() ? record : record + "." + component;
        return place + ": " + what + " (item " + AttributeTexts.of(key) + " of table " + table + ")";
    }

    ItemReadException because(@Nullable Throwable cause) {
        if (cause != null) {
            initCause(cause);
        }
        return this;
    }

    /** {@return the declared name of the table} */
    public String table() {
        return table;
    }

    /** {@return the primary key of the item} */
    public Map<String, AttributeValue> key() {
        return Collections.unmodifiableMap(key);
    }

    /** {@return the name of the record that was to be read} */
    public String record() {
        return record;
    }

    /**
     * {@return the name of the component that can't be read, for nested values with the way to them ({@code
     * lines[2].sku}); empty if it is the record as a whole}
     */
    public String component() {
        return component;
    }
}
