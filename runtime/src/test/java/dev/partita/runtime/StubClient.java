package dev.partita.runtime;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveResponse;

/** A client that keeps what it is asked and answers what it was told to; each other operation fails. */
final class StubClient implements DynamoDbClient {

    private final List<DynamoDbRequest> sent = new ArrayList<>();
    private final Deque<Object> answers = new ArrayDeque<>();

    /** The next answer: a response, or an exception. */
    StubClient answering(Object... next) {
        answers.addAll(List.of(next));
        return this;
    }

    List<DynamoDbRequest> sent() {
        return sent;
    }

    /** The only request so far. */
    <T extends DynamoDbRequest> T only(Class<T> type) {
        if (sent.size() != 1) {
            throw new AssertionError("sent " + sent);
        }
        return type.cast(sent.get(0));
    }

    private <T> T answer(DynamoDbRequest request, Class<T> type) {
        sent.add(request);
        Object next = Objects.requireNonNull(answers.poll(), () -> "no answer to " + request);
        if (next instanceof RuntimeException failure) {
            throw failure;
        }
        return type.cast(next);
    }

    @Override
    public GetItemResponse getItem(GetItemRequest request) {
        return answer(request, GetItemResponse.class);
    }

    @Override
    public QueryResponse query(QueryRequest request) {
        return answer(request, QueryResponse.class);
    }

    @Override
    public PutItemResponse putItem(PutItemRequest request) {
        return answer(request, PutItemResponse.class);
    }

    @Override
    public UpdateItemResponse updateItem(UpdateItemRequest request) {
        return answer(request, UpdateItemResponse.class);
    }

    @Override
    public DeleteItemResponse deleteItem(DeleteItemRequest request) {
        return answer(request, DeleteItemResponse.class);
    }

    @Override
    public TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
        return answer(request, TransactWriteItemsResponse.class);
    }

    @Override
    public BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
        return answer(request, BatchWriteItemResponse.class);
    }

    @Override
    public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
        return answer(request, BatchGetItemResponse.class);
    }

    @Override
    public CreateTableResponse createTable(CreateTableRequest request) {
        return answer(request, CreateTableResponse.class);
    }

    @Override
    public DescribeTableResponse describeTable(DescribeTableRequest request) {
        return answer(request, DescribeTableResponse.class);
    }

    @Override
    public UpdateTimeToLiveResponse updateTimeToLive(UpdateTimeToLiveRequest request) {
        return answer(request, UpdateTimeToLiveResponse.class);
    }

    @Override
    public DescribeTimeToLiveResponse describeTimeToLive(DescribeTimeToLiveRequest request) {
        return answer(request, DescribeTimeToLiveResponse.class);
    }

    @Override
    public String serviceName() {
        return "dynamodb";
    }

    @Override
    public void close() {}
}
