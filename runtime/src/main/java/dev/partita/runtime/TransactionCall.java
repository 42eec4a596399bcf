package dev.partita.runtime;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.IdempotentParameterMismatchException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** A {@code TransactWriteItems}. One that was cancelled by nothing but conflicts did nothing, and is sent again. */
final class TransactionCall {

    private final TableClient table;
    private final WriteShape shape;
    private final List<TransactionPart> parts;

    TransactionCall(TableClient table, WriteShape shape, List<TransactionPart> parts) {
        this.table = table;
        this.shape = shape;
        this.parts = parts;
    }

    /**
     * Sends it.
     *
     * @param token the caller's idempotency token; without one each attempt has its own, which the SDK's retries keep
     */
    void send(@Nullable String token) {
        // made once: a token goes with one request, and what has expired is judged by the present second
        List<TransactWriteItem> actions =
                parts.stream().map(TransactionPart::request).toList();
        for (int attempt = 1; ; attempt++) {
            try {
                sendOnce(actions, token);
                return;
            } catch (TransactionCanceledException e) {
                tell(0, OptionalDouble.empty());
                if (attempt == Backoff.MOST_CONFLICTS || !isConflict(e) || !Backoff.SLEEPING.pause(attempt)) {
                    throw e;
                }
            }
        }
    }

    private void sendOnce(List<TransactWriteItem> actions, @Nullable String token) {
        TransactWriteItemsRequest request = TransactWriteItemsRequest.builder()
                .transactItems(actions)
                .clientRequestToken(token)
                .returnConsumedCapacity(table.capacityWanted())
                .build();
        try {
            TransactWriteItemsResponse response = table.client().transactWriteItems(request);
            tell(parts.size(), Capacity.of(response.consumedCapacity()));
        } catch (IdempotentParameterMismatchException e) {
            throw new TokenReusedException(
                    shape.method() + ": the token " + token + " was used within ten minutes for other arguments", e);
        } catch (TransactionCanceledException e) {
            throw e;
        } catch (DynamoDbException e) {
            throw ItemSize.isTooLarge(e) ? cancelledFor(largest(), e) : e;
        }
    }

    private int largest() {
        return IntStream.range(0, parts.size())
                .boxed()
                .max(Comparator.comparingLong(
                        i -> ItemSize.atLeast(parts.get(i).part().item())))
                .orElseThrow();
    }

    /** Where the service refuses the whole for one of its items, that is told as that one's reason. */
    private TransactionCanceledException cancelledFor(int number, DynamoDbException e) {
        List<CancellationReason> reasons = IntStream.range(0, parts.size())
                .mapToObj(i -> CancellationReason.builder()
                        .code(i == number ? "ValidationError" : "None")
                        .message(i == number ? e.getMessage() : null)
                        .build())
                .toList();
        return TransactionCanceledException.builder()
                .cancellationReasons(reasons)
                .message(e.getMessage())
                .cause(e)
                .build();
    }

    private void tell(int items, OptionalDouble capacity) {
        table.tell(shape, "TransactWriteItems", items, this::words, capacity);
    }

    private String words() {
        return parts.stream().map(p -> KeyWords.of(p.part().key())).collect(Collectors.joining("; "));
    }

    private static boolean isConflict(TransactionCanceledException e) {
        List<String> codes =
                e.cancellationReasons().stream().map(reason -> reason.code()).toList();
        return codes.contains("TransactionConflict")
                && codes.stream().allMatch(c -> c == null || c.equals("None") || c.equals("TransactionConflict"));
    }
}
