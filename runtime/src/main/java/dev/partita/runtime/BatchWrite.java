package dev.partita.runtime;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Puts or deletes of a list, in as many {@code BatchWriteItem}s as it needs; for an empty one none. They are not atomic, and
 * their order is the service's.
 *
 * <p>25 items of at most 400 KB are less than the 16 MB that the service takes.
 */
public final class BatchWrite {

    private static final int MOST = 25;

    private final TableClient table;
    private final WriteShape shape;
    private final Backoff backoff;

    BatchWrite(TableClient table, WriteShape shape, Backoff backoff) {
        this.table = table;
        this.shape = shape;
        this.backoff = backoff;
    }

    /**
     * Puts all records, replacing what is stored under their keys.
     *
     * @param records the records
     * @param item the item of a record
     * @param <R> the record
     * @throws IllegalArgumentException if two of them have one key; then nothing is sent
     * @throws BatchIncompleteException if some could not be put
     */
    public <R> void put(List<? extends R> records, Function<R, Map<String, AttributeValue>> item) {
        Map<PlainKey, Write> writes = new LinkedHashMap<>();
        for (int i = 0; i < records.size(); i++) {
            R record = BatchElements.at(records, i, shape.method());
            Map<String, AttributeValue> stored = item.apply(record);
            WriteRequest request =
                    WriteRequest.builder().putRequest(p -> p.item(stored)).build();
            add(writes, new Write(i, record, table.layout().keyOf(stored), request));
        }
        send(writes);
    }

    /**
     * Deletes all items; those that aren't there are no failure.
     *
     * @param given records or keys
     * @param key the primary key of one
     * @param <K> the record or key
     * @throws IllegalArgumentException if two of them have one key; then nothing is sent
     * @throws BatchIncompleteException if some could not be deleted
     */
    public <K> void delete(List<? extends K> given, Function<K, Map<String, AttributeValue>> key) {
        Map<PlainKey, Write> writes = new LinkedHashMap<>();
        for (int i = 0; i < given.size(); i++) {
            K one = BatchElements.at(given, i, shape.method());
            Map<String, AttributeValue> itemKey = key.apply(one);
            WriteRequest request =
                    WriteRequest.builder().deleteRequest(d -> d.key(itemKey)).build();
            add(writes, new Write(i, one, itemKey, request));
        }
        send(writes);
    }

    /** Which of two writes of one item would win is nothing that a batch decides. */
    private void add(Map<PlainKey, Write> writes, Write write) {
        Write other = writes.putIfAbsent(PlainKey.of(write.key()), write);
        if (other != null) {
            throw new IllegalArgumentException(shape.method() + ": elements " + other.index() + " and " + write.index()
                    + " have one key: " + KeyWords.of(write.key()));
        }
    }

    private void send(Map<PlainKey, Write> writes) {
        BatchRounds.Outcome<Write> outcome =
                new BatchRounds<Write>(MOST, some -> send(some, writes), backoff).run(writes.values());
        if (!outcome.undone().isEmpty()) {
            List<Object> undone = writes.values().stream()
                    .filter(outcome.undone()::contains)
                    .map(Write::given)
                    .toList();
            throw BatchElements.incomplete(shape.method(), writes.size(), undone, List.of(), outcome.cause());
        }
    }

    private Collection<Write> send(List<Write> some, Map<PlainKey, Write> all) {
        BatchWriteItemResponse response = answer(
                BatchWriteItemRequest.builder()
                        .requestItems(Map.of(
                                table.table(), some.stream().map(Write::request).toList()))
                        .returnConsumedCapacity(table.capacityWanted())
                        .build(),
                some);
        List<Write> undone = response.unprocessedItems().values().stream()
                .flatMap(List::stream)
                .map(request -> all.get(PlainKey.of(keyOf(request))))
                .toList();
        table.tell(
                shape,
                "BatchWriteItem",
                some.size() - undone.size(),
                () -> words(some),
                Capacity.of(response.consumedCapacity()));
        return undone;
    }

    private BatchWriteItemResponse answer(BatchWriteItemRequest request, List<Write> some) {
        try {
            return table.client().batchWriteItem(request);
        } catch (DynamoDbException e) {
            throw ItemSize.isTooLarge(e) ? tooLarge(some, e) : e;
        }
    }

    private ItemTooLargeException tooLarge(List<Write> some, DynamoDbException e) {
        Write largest = some.stream()
                .max(Comparator.comparingLong(
                        w -> ItemSize.atLeast(w.request().putRequest().item())))
                .orElseThrow();
        String message = shape.method() + ": element " + largest.index() + " has more than 400 KB: "
                + KeyWords.of(largest.key());
        return new ItemTooLargeException(message, largest.given().getClass().getSimpleName(), largest.key(), null, e);
    }

    private Map<String, AttributeValue> keyOf(WriteRequest request) {
        return request.putRequest() == null
                ? request.deleteRequest().key()
                : table.layout().keyOf(request.putRequest().item());
    }

    private static String words(List<Write> some) {
        return some.stream().map(w -> KeyWords.of(w.key())).collect(Collectors.joining("; "));
    }

    /** One put or delete. */
    private record Write(int index, Object given, Map<String, AttributeValue> key, WriteRequest request) {}
}
