package dev.partita.runtime;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The item has another version than the one that was to be replaced or deleted. Nothing was written. */
public class StaleVersionException extends WriteException {

    private static final long serialVersionUID = 1L;

    private final long expected;

    /**
     * Makes one.
     *
     * @param message what was expected and what was found
     * @param record the simple name of the record
     * @param key the key whose item stood in the way
     * @param expected the version that the item should have had
     * @param current what is stored under it, if anything is and was told
     * @param cause the service's answer
     */
    public StaleVersionException(
            String message,
            String record,
            Map<String, AttributeValue> key,
            long expected,
            @Nullable Map<String, AttributeValue> current,
            @Nullable Throwable cause) {
        super(message, record, key, current, cause);
        this.expected = expected;
    }

    /** {@return the version that the item should have had; 0 if it should never have been stored} */
    public long expected() {
        return expected;
    }
}
