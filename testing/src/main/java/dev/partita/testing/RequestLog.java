package dev.partita.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.SdkResponse;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/**
 * Keeps what a client sent, in order, and sums up what the service charged for the reads. It changes nothing but that
 * reads ask for the consumed capacity.
 *
 * <pre>{@code
 * RequestLog log = new RequestLog();
 * DynamoDbClient client = DynamoEngine.shared().client(log);
 * …
 * assertThat(log.sent()).containsExactly(…);
 * }</pre>
 */
public final class RequestLog implements ExecutionInterceptor {

    private final List<DynamoDbRequest> requests = new ArrayList<>();
    private double readUnits;

    /** Makes an empty log. */
    public RequestLog() {}

    /** Forgets what was sent before. */
    public synchronized void clear() {
        requests.clear();
        readUnits = 0;
    }

    /**
     * What was sent, as the SDK was given it.
     *
     * @return the requests in order
     */
    public synchronized List<DynamoDbRequest> requests() {
        return List.copyOf(requests);
    }

    /**
     * What was sent, in a form that can be compared.
     *
     * @return the requests in order
     */
    public List<WireRequest> sent() {
        return requests().stream().map(WireRequest::of).toList();
    }

    /**
     * What the service said that the reads consumed.
     *
     * @return the sum of their read units
     */
    public synchronized double readUnits() {
        return readUnits;
    }

    @Override
    public SdkRequest modifyRequest(Context.ModifyRequest context, ExecutionAttributes attributes) {
        if (context.request() instanceof GetItemRequest get) {
            return get.toBuilder()
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                    .build();
        }
        if (context.request() instanceof QueryRequest query) {
            return query.toBuilder()
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                    .build();
        }
        return context.request();
    }

    @Override
    public synchronized void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
        if (context.request() instanceof DynamoDbRequest request) {
            requests.add(request);
        }
    }

    @Override
    public synchronized void afterExecution(Context.AfterExecution context, ExecutionAttributes attributes) {
        capacity(context.response()).map(ConsumedCapacity::capacityUnits).ifPresent(units -> readUnits += units);
    }

    private static Optional<ConsumedCapacity> capacity(SdkResponse response) {
        if (response instanceof GetItemResponse get) {
            return Optional.ofNullable(get.consumedCapacity());
        }
        if (response instanceof QueryResponse query) {
            return Optional.ofNullable(query.consumedCapacity());
        }
        return Optional.empty();
    }
}
