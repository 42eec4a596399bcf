package dev.partita.it.model;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * A write of one item.
 *
 * @param key the item's key
 * @param condition what it expects
 * @param names the placeholders of names
 * @param values the placeholders of values
 * @param change what it leaves
 */
record MemoryWrite(
        Map<String, AttributeValue> key,
        @Nullable String condition,
        Map<String, String> names,
        Map<String, AttributeValue> values,
        Change change) {

    /** From what is stored to what is left; null for nothing. */
    interface Change {
        @Nullable
        Map<String, AttributeValue> of(Map<String, AttributeValue> stored);
    }

    /** An update expression. */
    record Update(
            Map<String, AttributeValue> key, String text, Map<String, String> names, Map<String, AttributeValue> values)
            implements Change {
        @Override
        public Map<String, AttributeValue> of(Map<String, AttributeValue> stored) {
            return new Expressions(text, names, values, stored.isEmpty() ? key : stored).updated();
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** An action of a transaction. */
    static MemoryWrite of(TransactWriteItem action) {
        if (action.put() != null) {
            return new MemoryWrite(
                    key(action.put().item()),
                    action.put().conditionExpression(),
                    action.put().expressionAttributeNames(),
                    action.put().expressionAttributeValues(),
                    stored -> action.put().item());
        }
        if (action.delete() != null) {
            return new MemoryWrite(
                    action.delete().key(),
                    action.delete().conditionExpression(),
                    action.delete().expressionAttributeNames(),
                    action.delete().expressionAttributeValues(),
                    stored -> null);
        }
        if (action.update() != null) {
            return new MemoryWrite(
                    action.update().key(),
                    action.update().conditionExpression(),
                    action.update().expressionAttributeNames(),
                    action.update().expressionAttributeValues(),
                    new Update(
                            action.update().key(),
                            action.update().updateExpression(),
                            action.update().expressionAttributeNames(),
                            action.update().expressionAttributeValues()));
        }
        return new MemoryWrite(
                action.conditionCheck().key(),
                action.conditionCheck().conditionExpression(),
                action.conditionCheck().expressionAttributeNames(),
                action.conditionCheck().expressionAttributeValues(),
                stored -> stored);
    }

    /** The primary key of an item. */
    static Map<String, AttributeValue> key(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> key = new HashMap<>();
        Stream.of("PK", "SK").forEach(name -> key.put(name, item.getOrDefault(name, AttributeValue.fromS(""))));
        return key;
    }
}
