package dev.partita.runtime;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The key of a copy belongs to another item, though it has to be unique in the table. Nothing was written. */
public class DuplicateException extends WriteException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes one.
     *
     * @param message which copy
     * @param record the simple name of the record
     * @param key the copy's key
     * @param cause the service's answer
     */
    public DuplicateException(String message, String record, Map<String, AttributeValue> key, Throwable cause) {
        super(message, record, key, cause);
    }
}
