package dev.partita.runtime;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The version that a write expects of the stored item. An item without the attribute, or with NULL in it, has version 0.
 *
 * @param attribute the attribute that holds it
 * @param number the version; 0 is that of an item that was never stored
 */
record ExpectedVersion(String attribute, long number) {

    private static final AttributeValue ZERO = AttributeValue.fromN("0");

    /** The version of a record, where null is 0. */
    static ExpectedVersion of(String attribute, @Nullable Number number) {
        return new ExpectedVersion(attribute, number == null ? 0 : number.longValue());
    }

    /** Whether there has to be an item that has it. */
    boolean isStored() {
        return number != 0;
    }

    /** That the stored item has it; of version 0, that there is no item or one without a version. */
    Term term() {
        List<String> path = List.of(attribute);
        return isStored()
                ? Term.compared(path, "=", value(number))
                : Term.any(Term.missing(path), Term.compared(path, "=", ZERO));
    }

    /** What is stored by a write that finds it. */
    AttributeValue next() {
        return value(Versions.next(number));
    }

    /** The version of a stored item, in words. */
    String of(Map<String, AttributeValue> item) {
        AttributeValue stored = item.getOrDefault(attribute, ZERO);
        return stored.n() == null && Boolean.TRUE.equals(stored.nul()) ? "0" : KeyWords.of(stored);
    }

    /** Whether an item has another one. */
    boolean differs(Map<String, AttributeValue> item) {
        return !of(item).equals(Long.toString(number));
    }

    private static AttributeValue value(long number) {
        return AttributeValue.fromN(Long.toString(number));
    }
}
