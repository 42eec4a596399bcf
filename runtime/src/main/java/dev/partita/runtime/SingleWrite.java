package dev.partita.runtime;

import java.util.Map;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** The write of an item that has neither copies nor claims: {@code PutItem}, {@code UpdateItem} or {@code DeleteItem}. */
final class SingleWrite {

    private final TableClient table;
    private final WriteShape shape;
    private final ItemAction action;
    private final ActionPart part;
    private final @Nullable ReturnValue returned;
    private final Placeholders placeholders;

    SingleWrite(
            TableClient table, WriteShape shape, ItemAction action, ActionPart part, @Nullable ReturnValue returned) {
        this.table = table;
        this.shape = shape;
        this.action = action;
        this.part = part;
        this.returned = returned;
        this.placeholders = table.placeholders();
    }

    /** What the service returns of the item. */
    Map<String, AttributeValue> send() {
        WriteFailures failures = new WriteFailures(table, shape);
        try {
            return switch (part.operation()) {
                case PUT -> put();
                case DELETE -> delete();
                case UPDATE -> update();
                case CHECK -> throw new IllegalStateException("a check is an action of a transaction");
            };
        } catch (ConditionalCheckFailedException e) {
            tell(0, null);
            throw failures.of(action, part, e.hasItem() ? e.item() : Map.of(), e);
        } catch (DynamoDbException e) {
            throw failures.refused(action, part, e);
        }
    }

    private Map<String, AttributeValue> put() {
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

    private Map<String, AttributeValue> delete() {
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

    private Map<String, AttributeValue> update() {
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
