package dev.partita.it.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * One table in memory behind the SDK's interface. By chance answers get lost, so that a request is done again as the SDK
 * would, and writes meet transactions.
 */
final class MemoryService implements DynamoDbClient {

    private final Map<Map<String, AttributeValue>, Map<String, AttributeValue>> items = new HashMap<>();
    private final Random random;
    private boolean lost;
    private int faults;

    MemoryService(Random random) {
        this.random = random;
    }

    List<Map<String, AttributeValue>> items() {
        return List.copyOf(items.values());
    }

    /** A new call begins. */
    void begin() {
        lost = false;
    }

    /** Whether an answer got lost in this call. */
    boolean isLost() {
        return lost;
    }

    int faults() {
        return faults;
    }

    private Map<String, AttributeValue> stored(Map<String, AttributeValue> key) {
        return items.getOrDefault(key, Map.of());
    }

    private boolean holds(MemoryWrite write) {
        Expressions.checkPlaceholders(
                write.names(), write.values(), String.valueOf(write.condition()), String.valueOf(write.change()));
        return new Expressions(write.condition(), write.names(), write.values(), stored(write.key())).holds();
    }

    private void apply(MemoryWrite write) {
        Map<String, AttributeValue> left = write.change().of(stored(write.key()));
        if (left == null) {
            items.remove(write.key());
        } else {
            items.put(write.key(), left);
        }
    }

    /** What was stored before. */
    private Map<String, AttributeValue> single(MemoryWrite write) {
        if (random.nextInt(100) == 0) {
            faults++;
            throw TransactionConflictException.builder().numAttempts(1).build();
        }
        boolean again = random.nextInt(10) == 0;
        for (int attempt = 1; ; attempt++) {
            Map<String, AttributeValue> before = stored(write.key());
            if (!holds(write)) {
                ConditionalCheckFailedException.Builder failure =
                        ConditionalCheckFailedException.builder().numAttempts(attempt);
                throw before.isEmpty() ? failure.build() : failure.item(before).build();
            }
            apply(write);
            if (!again || attempt > 1) {
                return before;
            }
            lost = true;
            faults++;
        }
    }

    @Override
    public PutItemResponse putItem(PutItemRequest request) {
        Map<String, AttributeValue> before = single(new MemoryWrite(
                MemoryWrite.key(request.item()),
                request.conditionExpression(),
                request.expressionAttributeNames(),
                request.expressionAttributeValues(),
                stored -> request.item()));
        return PutItemResponse.builder()
                .attributes(request.returnValues() == ReturnValue.ALL_OLD ? before : Map.of())
                .build();
    }

    @Override
    public DeleteItemResponse deleteItem(DeleteItemRequest request) {
        Map<String, AttributeValue> before = single(new MemoryWrite(
                request.key(),
                request.conditionExpression(),
                request.expressionAttributeNames(),
                request.expressionAttributeValues(),
                stored -> null));
        return DeleteItemResponse.builder()
                .attributes(request.returnValues() == ReturnValue.ALL_OLD ? before : null)
                .build();
    }

    @Override
    public UpdateItemResponse updateItem(UpdateItemRequest request) {
        single(new MemoryWrite(
                request.key(),
                request.conditionExpression(),
                request.expressionAttributeNames(),
                request.expressionAttributeValues(),
                new MemoryWrite.Update(
                        request.key(),
                        request.updateExpression(),
                        request.expressionAttributeNames(),
                        request.expressionAttributeValues())));
        return UpdateItemResponse.builder().attributes(stored(request.key())).build();
    }

    @Override
    public TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
        List<MemoryWrite> writes =
                request.transactItems().stream().map(MemoryWrite::of).toList();
        boolean conflict = random.nextInt(100) == 0;
        List<CancellationReason> reasons =
                writes.stream().map(w -> reason(w, conflict)).toList();
        if (reasons.stream().anyMatch(r -> !"None".equals(r.code()))) {
            faults += conflict ? 1 : 0;
            throw TransactionCanceledException.builder()
                    .cancellationReasons(reasons)
                    .build();
        }
        writes.forEach(this::apply);
        return TransactWriteItemsResponse.builder().build();
    }

    private CancellationReason reason(MemoryWrite write, boolean conflict) {
        CancellationReason.Builder reason =
                CancellationReason.builder().code(conflict ? "TransactionConflict" : "None");
        if (conflict || holds(write)) {
            return reason.build();
        }
        Map<String, AttributeValue> found = stored(write.key());
        reason.code("ConditionalCheckFailed");
        return found.isEmpty() ? reason.build() : reason.item(found).build();
    }

    @Override
    public BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
        Map.Entry<String, List<WriteRequest>> all =
                request.requestItems().entrySet().iterator().next();
        int done = random.nextInt(10) == 0
                ? random.nextInt(all.getValue().size() + 1)
                : all.getValue().size();
        for (WriteRequest write : all.getValue().subList(0, done)) {
            if (write.putRequest() == null) {
                items.remove(write.deleteRequest().key());
            } else {
                items.put(
                        MemoryWrite.key(write.putRequest().item()),
                        write.putRequest().item());
            }
        }
        List<WriteRequest> left = all.getValue().subList(done, all.getValue().size());
        faults += left.isEmpty() ? 0 : 1;
        return BatchWriteItemResponse.builder()
                .unprocessedItems(left.isEmpty() ? Map.of() : Map.of(all.getKey(), left))
                .build();
    }

    @Override
    public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
        String table = request.requestItems().keySet().iterator().next();
        List<Map<String, AttributeValue>> found = request.requestItems().values().stream()
                .flatMap(keys -> keys.keys().stream())
                .map(this::stored)
                .filter(item -> !item.isEmpty())
                .toList();
        return BatchGetItemResponse.builder().responses(Map.of(table, found)).build();
    }

    @Override
    public GetItemResponse getItem(GetItemRequest request) {
        Map<String, AttributeValue> found = stored(request.key());
        return GetItemResponse.builder().item(found.isEmpty() ? null : found).build();
    }

    @Override
    public QueryResponse query(QueryRequest request) {
        String index = request.indexName() == null ? "" : request.indexName();
        List<Map<String, AttributeValue>> found = new ArrayList<>(items.values().stream()
                .filter(item -> item.containsKey(index + "PK") && item.containsKey(index + "SK"))
                .filter(item -> new Expressions(
                                request.keyConditionExpression(),
                                request.expressionAttributeNames(),
                                request.expressionAttributeValues(),
                                item)
                        .holds())
                .sorted((a, b) -> Expressions.compare(a.get(index + "SK"), b.get(index + "SK")))
                .toList());
        return QueryResponse.builder().items(found).count(found.size()).build();
    }

    @Override
    public String serviceName() {
        return "dynamodb";
    }

    @Override
    public void close() {}
}
