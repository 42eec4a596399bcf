package dev.partita.runtime;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The item has another version than the one that was to be replaced or deleted. Nothing was written. */
public class StaleVersionException extends WriteException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes one.
     *
     * @param message what was expected and what was found
     * @param record the simple name of the record
     * @param key the key whose item stood in the way
     * @param current what is stored under it, if anything is and was told
     * @param cause the service's answer
     */
    public StaleVersionException(
            String message,
            String record,
            Map<String, AttributeValue> key,
            @Nullable Map<String, AttributeValue> current,
            @Nullable Throwable cause) {
        super(message, record, key, current, cause);
    }
}
