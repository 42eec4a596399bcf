package dev.partita.runtime;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A write that did nothing, since a condition didn't hold. */
public abstract class WriteException extends PartitaException {

    private static final long serialVersionUID = 1L;

    private final String record;

    private final HashMap<String, AttributeValue> key;

    WriteException(String message, String record, Map<String, AttributeValue> key, Throwable cause) {
        super(message, cause);
        this.record = record;
        this.key = new HashMap<>(key);
    }

    /** {@return the simple name of the record that was to be written} */
    public String record() {
        return record;
    }

    /** {@return the key whose item stood in the way} */
    public Map<String, AttributeValue> key() {
        return Collections.unmodifiableMap(key);
    }
}
