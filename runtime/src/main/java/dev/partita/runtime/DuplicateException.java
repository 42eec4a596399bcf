package dev.partita.runtime;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The key of a copy or claim belongs to another item, though it has to be unique in the table. Nothing was written. {@link
 * #current()} is the copy or claim that is there; a claim's attribute {@code claimOwner} is the primary key of its item.
 */
public class DuplicateException extends WriteException {

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
    public DuplicateException(
            String message,
            String record,
            Map<String, AttributeValue> key,
            @Nullable Map<String, AttributeValue> current,
            @Nullable Throwable cause) {
        super(message, record, key, current, cause);
    }
}
