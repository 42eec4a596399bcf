package dev.partita.runtime;

import java.util.Map;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** The write of an item that has neither copies nor claims: {@code PutItem}, {@code UpdateItem} or {@code DeleteItem}. */
final class SingleWrite {

    private final TableClient table;
    private final WriteShape shape;
    private final ItemAction action;
    private final ActionPart part;
    private final @Nullable ReturnValue returned;
    private boolean repeated;

    SingleWrite(
            TableClient table, WriteShape shape, ItemAction action, ActionPart part, @Nullable ReturnValue returned) {
        this.table = table;
        this.shape = shape;
        this.action = action;
        this.part = part;
        this.returned = returned;
    }

    /** What the service returns of the item. A write that met a transaction did nothing, and is sent again. */
    Map<String, AttributeValue> send() {
        for (int attempt = 1; ; attempt++) {
            try {
                return sendOnce(table.placeholders());
            } catch (TransactionConflictException e) {
                repeated |= isRepeated(e);
                if (attempt == Backoff.MOST_CONFLICTS || !Backoff.SLEEPING.pause(attempt)) {
                    throw e;
                }
            }
        }
    }

    private Map<String, AttributeValue> sendOnce(Placeholders placeholders) {
        WriteFailures failures = new WriteFailures(table, shape);
        try {
            return switch (part.operation()) {
                case PUT -> put(placeholders);
                case DELETE -> delete(placeholders);
                case UPDATE -> update(placeholders);
                case CHECK -> throw new IllegalStateException("a check is an action of a transaction");
            };
        } catch (ConditionalCheckFailedException e) {
            tell(0, null);
            Map<String, AttributeValue> current = e.hasItem() ? e.item() : Map.of();
            PartitaException failure = failures.of(action, part, current, e);
            boolean unknown = (repeated || isRepeated(e))
                    && !(failure instanceof ExpiredItemException)
                    && part.mayHaveLeft(current);
            throw unknown ? new OutcomeUnknownException(failure) : failure;
        } catch (TransactionConflictException e) {
            tell(0, null);
            throw e;
        } catch (DynamoDbException e) {
            throw failures.refused(action, part, e);
        }
    }

    /** Whether the SDK sent the request more than once, of which the first may have been done. */
    private static boolean isRepeated(SdkException e) {
        return e.numAttempts() != null && e.numAttempts() > 1;
    }

    private Map<String, AttributeValue> put(Placeholders placeholders) {
        PutItemResponse response = table.client()
                .putItem(PutItemRequest.builder()
                        .tableName(table.table())
                        .item(part.item())
                        .conditionExpression(part.conditionText(placeholders))
                        .expressionAttributeNames(placeholders.names())
                        .expressionAttributeValues(placeholders.values())
                        .returnValuesOnConditionCheckFailure(part.onFailure())
                        .returnValues(returned)
                        .returnConsumedCapacity(table.capacityWanted())
                        .build());
        tell(1, response.consumedCapacity());
        return response.attributes();
    }

    private Map<String, AttributeValue> delete(Placeholders placeholders) {
        DeleteItemResponse response = table.client()
                .deleteItem(DeleteItemRequest.builder()
                        .tableName(table.table())
                        .key(part.key())
                        .conditionExpression(part.conditionText(placeholders))
                        .expressionAttributeNames(placeholders.names())
                        .expressionAttributeValues(placeholders.values())
                        .returnValuesOnConditionCheckFailure(part.onFailure())
                        .returnValues(returned)
                        .returnConsumedCapacity(table.capacityWanted())
                        .build());
        tell(1, response.consumedCapacity());
        return response.attributes();
    }

    private Map<String, AttributeValue> update(Placeholders placeholders) {
        Changes changes = part.changed();
        UpdateItemResponse response = table.client()
                .updateItem(UpdateItemRequest.builder()
                        .tableName(table.table())
                        .key(part.key())
                        .updateExpression(changes.isEmpty() ? null : changes.text(placeholders))
                        .conditionExpression(part.conditionText(placeholders))
                        .expressionAttributeNames(placeholders.names())
                        .expressionAttributeValues(placeholders.values())
                        .returnValuesOnConditionCheckFailure(part.onFailure())
                        .returnValues(returned)
                        .returnConsumedCapacity(table.capacityWanted())
                        .build());
        tell(1, response.consumedCapacity());
        return response.attributes();
    }

    private void tell(int items, @Nullable ConsumedCapacity consumed) {
        String operation = switch (part.operation()) {
            case PUT -> "PutItem";
            case DELETE -> "DeleteItem";
            default -> "UpdateItem";
        };
        OptionalDouble capacity = Capacity.of(consumed);
        table.tell(shape, operation, items, () -> KeyWords.of(part.key()), capacity);
    }
}
