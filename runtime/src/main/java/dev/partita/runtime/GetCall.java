package dev.partita.runtime;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/** A {@code GetItem}. */
final class GetCall implements ReadCall {

    private final TableClient table;
    private final ReadShape shape;
    private final Map<String, AttributeValue> key;

    GetCall(TableClient table, ReadShape shape, Map<String, AttributeValue> key) {
        this.table = table;
        this.shape = shape;
        this.key = key;
    }

    @Override
    public Answer send(int limit, boolean countOnly, Map<String, AttributeValue> start) {
        GetItemResponse response = table.client().getItem(request(countOnly));
        boolean found = response.hasItem();
        table.tell(() -> sent(found ? 1 : 0, response));
        return found ? new Answer(List.of(response.item()), 1, Map.of()) : Answer.NOTHING;
    }

    private GetItemRequest request(boolean countOnly) {
        GetItemRequest.Builder request = GetItemRequest.builder()
                .tableName(table.table())
                .key(key)
                .returnConsumedCapacity(table.capacityWanted());
        if (shape.isConsistent()) {
            request.consistentRead(true);
        }
        if (countOnly) {
            request.projectionExpression("#p").expressionAttributeNames(Map.of("#p", shape.partitionKey()));
        } else if (!shape.projection().isEmpty()) {
            request.projectionExpression(shape.projection()).expressionAttributeNames(shape.projectedNames());
        }
        return request.build();
    }

    private SentRequest sent(int items, GetItemResponse response) {
        return new SentRequest(
                shape.method(),
                "GetItem",
                table.table(),
                Optional.empty(),
                words(),
                Optional.empty(),
                OptionalInt.empty(),
                shape.isConsistent(),
                items,
                Capacity.of(response.consumedCapacity()));
    }

    @Override
    public CursorBinding binding() {
        AttributeValue partition = Objects.requireNonNull(key.get(shape.partitionKey()));
        return new CursorBinding(table.table(), shape, partition, SortRange.nothing());
    }

    @Override
    public String words() {
        return KeyWords.of(key);
    }
}
