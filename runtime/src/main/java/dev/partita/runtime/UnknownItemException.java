package dev.partita.runtime;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Among the items of a read is one whose key none of the table's records writes, and it can't be passed over. */
public class UnknownItemException extends PartitaException {

    private static final long serialVersionUID = 1L;

    private final HashMap<String, AttributeValue> key;

    /**
     * Makes one.
     *
     * @param message what was read
     * @param key the item's primary key
     */
    public UnknownItemException(String message, Map<String, AttributeValue> key) {
        super(message);
        this.key = new HashMap<>(key);
    }

    /** {@return the item's primary key} */
    public Map<String, AttributeValue> key() {
        return Collections.unmodifiableMap(key);
    }
}
