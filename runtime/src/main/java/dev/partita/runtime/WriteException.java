package dev.partita.runtime;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A write that did nothing, since a condition didn't hold. */
public abstract class WriteException extends PartitaException {

    private static final long serialVersionUID = 1L;

    private final String record;

    private final HashMap<String, AttributeValue> key;

    private final @Nullable HashMap<String, AttributeValue> current;

    WriteException(
            String message,
            String record,
            Map<String, AttributeValue> key,
            @Nullable Map<String, AttributeValue> current,
            @Nullable Throwable cause) {
        super(message, cause);
        this.record = record;
        this.key = new HashMap<>(key);
        this.current = current == null ? null : new HashMap<>(current);
    }

    /** {@return the simple name of the record that was to be written} */
    public String record() {
        return record;
    }

    /** {@return the key whose item stood in the way} */
    public Map<String, AttributeValue> key() {
        return Collections.unmodifiableMap(key);
    }

    /**
     * {@return the item that is stored under the key, as the service saw it when the condition failed; empty if there is
     * none, or if it wasn't told}
     */
    public Optional<Map<String, AttributeValue>> current() {
        return Optional.ofNullable(current).map(Collections::unmodifiableMap);
    }
}
