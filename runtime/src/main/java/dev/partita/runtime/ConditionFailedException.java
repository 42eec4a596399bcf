package dev.partita.runtime;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The condition of a write didn't hold: its item was there, or wasn't. Nothing was written. */
public class ConditionFailedException extends WriteException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes one.
     *
     * @param message which condition
     * @param record the simple name of the record
     * @param key the item's primary key
     * @param cause the service's answer
     */
    public ConditionFailedException(String message, String record, Map<String, AttributeValue> key, Throwable cause) {
        super(message, record, key, cause);
    }
}
