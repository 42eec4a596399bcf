package dev.partita.runtime;

import dev.partita.When;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What stays the same about what a write method sends.
 *
 * @param method the method, as {@code Shop.save}
 * @param record the simple name of the record that it writes
 */
public record WriteShape(String method, String record) {

    ConditionFailedException failure(When when, Map<String, AttributeValue> key, Throwable cause) {
        String found = when == When.ABSENT ? " is there already: " : " isn't there: ";
        return new ConditionFailedException(method + ": the " + record + found + KeyWords.of(key), record, key, cause);
    }

    DuplicateException duplicate(CopyItem copy, Map<String, AttributeValue> key, Throwable cause) {
        String message = method + ": the key of the copy " + copy.name() + " belongs to another " + record + ": "
                + KeyWords.of(key);
        return new DuplicateException(message, record, key, cause);
    }
}
