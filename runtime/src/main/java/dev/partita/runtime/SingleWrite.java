package dev.partita.runtime;

import dev.partita.When;
import java.util.Map;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

/** The write of an item without copies: {@code PutItem} or {@code DeleteItem}. */
final class SingleWrite {

    private final TableClient table;
    private final WriteShape write;

    SingleWrite(TableClient table, WriteShape write) {
        this.table = table;
        this.write = write;
    }

    void put(Map<String, AttributeValue> item, When when) {
        WriteCondition condition = WriteCondition.of(when, table.layout().partitionKey());
        Map<String, AttributeValue> key = table.layout().keyOf(item);
        PutItemRequest request = PutItemRequest.builder()
                .tableName(table.table())
                .item(item)
                .conditionExpression(condition.text())
                .expressionAttributeNames(condition.names())
                .returnConsumedCapacity(table.capacityWanted())
                .build();
        try {
            PutItemResponse response = table.client().putItem(request);
            table.tell(write, "PutItem", 1, () -> KeyWords.of(key), Capacity.of(response.consumedCapacity()));
        } catch (ConditionalCheckFailedException e) {
            table.tell(write, "PutItem", 0, () -> KeyWords.of(key), OptionalDouble.empty());
            throw write.failure(when, key, e);
        }
    }

    void delete(Map<String, AttributeValue> key) {
        delete(key, null);
    }

    boolean deletePresent(Map<String, AttributeValue> key) {
        return delete(key, ReturnValue.ALL_OLD).hasAttributes();
    }

    private DeleteItemResponse delete(Map<String, AttributeValue> key, @Nullable ReturnValue returned) {
        DeleteItemResponse response = table.client()
                .deleteItem(DeleteItemRequest.builder()
                        .tableName(table.table())
                        .key(key)
                        .returnValues(returned)
                        .returnConsumedCapacity(table.capacityWanted())
                        .build());
        table.tell(write, "DeleteItem", 1, () -> KeyWords.of(key), Capacity.of(response.consumedCapacity()));
        return response;
    }
}
