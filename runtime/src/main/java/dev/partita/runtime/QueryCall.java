package dev.partita.runtime;

import dev.partita.Direction;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** A {@code Query}. Where no key fulfils its condition, nothing is sent. */
final class QueryCall implements ReadCall {

    private final TableClient table;
    private final ReadShape shape;
    private final AttributeValue partition;
    private final SortRange range;

    QueryCall(TableClient table, ReadShape shape, AttributeValue partition, SortRange range) {
        this.table = table;
        this.shape = shape;
        this.partition = partition;
        this.range = range;
    }

    @Override
    public Answer send(int limit, boolean countOnly, Map<String, AttributeValue> start) {
        if (range.isNothing()) {
            return Answer.NOTHING;
        }
        QueryResponse response = table.client().query(request(limit, countOnly, start));
        Map<String, AttributeValue> lastKey = response.hasLastEvaluatedKey() ? response.lastEvaluatedKey() : Map.of();
        int count = countOnly ? response.count() : response.items().size();
        table.tell(() -> sent(limit, count, response));
        return new Answer(response.items(), count, lastKey);
    }

    private QueryRequest request(int limit, boolean countOnly, Map<String, AttributeValue> start) {
        QueryRequest.Builder request = QueryRequest.builder()
                .tableName(table.table())
                .indexName(shape.index())
                .keyConditionExpression(range.expression())
                .expressionAttributeNames(shape.names(!range.isEverything()))
                .expressionAttributeValues(values())
                .scanIndexForward(shape.order() == Direction.ASCENDING ? null : false)
                .limit(limit == 0 ? null : limit)
                .consistentRead(shape.isConsistent() ? true : null)
                .returnConsumedCapacity(table.capacityWanted());
        if (countOnly) {
            request.select(Select.COUNT);
        } else if (!shape.projection().isEmpty()) {
            request.projectionExpression(shape.projection());
        }
        if (!start.isEmpty()) {
            request.exclusiveStartKey(start);
        }
        return request.build();
    }

    private Map<String, AttributeValue> values() {
        Map<String, AttributeValue> values = new HashMap<>();
        values.put(":p", partition);
        range.addTo(values);
        return values;
    }

    private SentRequest sent(int limit, int items, QueryResponse response) {
        return new SentRequest(
                shape.method(),
                "Query",
                table.table(),
                Optional.ofNullable(shape.index()),
                words(),
                Optional.of(shape.order()),
                limit == 0 ? OptionalInt.empty() : OptionalInt.of(limit),
                shape.isConsistent(),
                items,
                Capacity.of(response.consumedCapacity()));
    }

    @Override
    public CursorBinding binding() {
        return new CursorBinding(table.table(), shape, partition, range);
    }

    @Override
    public String words() {
        String condition = shape.partitionKey() + " = " + KeyWords.of(partition);
        return range.isEverything() ? condition : condition + " AND " + range.describe(shape.sortKey());
    }
}
