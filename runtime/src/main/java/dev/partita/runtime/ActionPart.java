package dev.partita.runtime;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.Update;

/**
 * One of the service's actions: on an item, on a copy of it, or on a claim.
 *
 * @param role what it writes
 * @param operation what it does
 * @param key the primary key of what it writes
 * @param item what a put stores; otherwise empty
 * @param changes what an update changes; otherwise null
 * @param condition the terms that must hold; with none it always succeeds
 */
record ActionPart(
        Role role,
        Operation operation,
        Map<String, AttributeValue> key,
        Map<String, AttributeValue> item,
        @Nullable Changes changes,
        List<Term> condition) {

    /** What the service does. */
    enum Operation {
        PUT,
        DELETE,
        UPDATE,
        CHECK
    }

    static ActionPart put(
            Role role, Map<String, AttributeValue> key, Map<String, AttributeValue> item, List<Term> condition) {
        return new ActionPart(role, Operation.PUT, key, item, null, condition);
    }

    static ActionPart delete(Role role, Map<String, AttributeValue> key, List<Term> condition) {
        return new ActionPart(role, Operation.DELETE, key, Map.of(), null, condition);
    }

    static ActionPart update(Role role, Map<String, AttributeValue> key, Changes changes, List<Term> condition) {
        return new ActionPart(role, Operation.UPDATE, key, Map.of(), changes, condition);
    }

    static ActionPart check(Map<String, AttributeValue> key, List<Term> condition) {
        return new ActionPart(Role.ITEM, Operation.CHECK, key, Map.of(), null, condition);
    }

    /** The condition's expression, null where there is none. */
    @Nullable
    String conditionText(Placeholders placeholders) {
        return condition.isEmpty() ? null : Term.all(condition).text(placeholders);
    }

    /** The item that made a condition fail comes with the failure, at no cost; not sent where there is none. */
    @Nullable
    ReturnValuesOnConditionCheckFailure onFailure() {
        return condition.isEmpty() ? null : ReturnValuesOnConditionCheckFailure.ALL_OLD;
    }

    /** Whether it may itself have left this, which is stored under its key; empty for nothing. */
    boolean mayHaveLeft(Map<String, AttributeValue> stored) {
        return switch (operation) {
            case PUT -> PlainValue.of(stored).equals(PlainValue.of(item));
            case DELETE -> stored.isEmpty();
            case UPDATE -> !stored.isEmpty() && changed().mayHaveLeft(stored);
            case CHECK -> false;
        };
    }

    /** As an action of a transaction. */
    TransactWriteItem transactionAction(TableClient table) {
        TransactWriteItem.Builder action = TransactWriteItem.builder();
        return switch (operation) {
            case PUT -> action.put(put(table)).build();
            case DELETE -> action.delete(delete(table)).build();
            case UPDATE ->
                changed().isEmpty()
                        ? action.conditionCheck(check(table)).build()
                        : action.update(update(table)).build();
            case CHECK -> action.conditionCheck(check(table)).build();
        };
    }

    private Put put(TableClient table) {
        Placeholders placeholders = table.placeholders();
        return Put.builder()
                .tableName(table.table())
                .item(item)
                .conditionExpression(conditionText(placeholders))
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnValuesOnConditionCheckFailure(onFailure())
                .build();
    }

    private Delete delete(TableClient table) {
        Placeholders placeholders = table.placeholders();
        return Delete.builder()
                .tableName(table.table())
                .key(key)
                .conditionExpression(conditionText(placeholders))
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnValuesOnConditionCheckFailure(onFailure())
                .build();
    }

    private Update update(TableClient table) {
        Placeholders placeholders = table.placeholders();
        return Update.builder()
                .tableName(table.table())
                .key(key)
                .updateExpression(changed().text(placeholders))
                .conditionExpression(conditionText(placeholders))
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnValuesOnConditionCheckFailure(onFailure())
                .build();
    }

    private ConditionCheck check(TableClient table) {
        Placeholders placeholders = table.placeholders();
        return ConditionCheck.builder()
                .tableName(table.table())
                .key(key)
                .conditionExpression(conditionText(placeholders))
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnValuesOnConditionCheckFailure(onFailure())
                .build();
    }

    /** What an update changes. */
    Changes changed() {
        if (changes == null) {
            throw new IllegalStateException(operation + " changes nothing");
        }
        return changes;
    }
}
