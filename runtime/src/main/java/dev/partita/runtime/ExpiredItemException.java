package dev.partita.runtime;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item has expired where one would be made, and what it holds must not be kept. A single write then replaces it. */
final class ExpiredItemException extends ConditionFailedException {

    private static final long serialVersionUID = 1L;

    ExpiredItemException(
            String message,
            String record,
            Map<String, AttributeValue> key,
            Map<String, AttributeValue> current,
            Throwable cause) {
        super(message, record, key, current, cause);
    }
}
