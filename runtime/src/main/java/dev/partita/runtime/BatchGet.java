package dev.partita.runtime;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/**
 * Gets of a list of keys, in as many {@code BatchGetItem}s as it needs; for an empty one none. They see the table at
 * different moments. A key that is given several times is asked for once.
 *
 * <p>The service ends an answer of more than 16 MB by leaving keys undone, which are then asked for again.
 *
 * @param <K> what the keys are given by
 * @param <T> what is read
 */
public final class BatchGet<K, T> {

    private static final int MOST = 100;

    private final TableClient table;
    private final ReadShape shape;
    private final Function<K, Map<String, AttributeValue>> key;
    private final ItemReader<T> reader;
    private final Backoff backoff;
    private final Map<PlainKey, Map<String, AttributeValue>> wanted = new LinkedHashMap<>();
    private final Map<PlainKey, T> found = new HashMap<>();

    BatchGet(
            TableClient table,
            ReadShape shape,
            Function<K, Map<String, AttributeValue>> key,
            ItemReader<T> reader,
            Backoff backoff) {
        this.table = table;
        this.shape = shape;
        this.key = key;
        this.reader = reader;
        this.backoff = backoff;
    }

    /**
     * {@return the records that are there, in the order of the keys, for each key one}
     *
     * @param keys the keys
     * @throws BatchIncompleteException if some could not be asked for
     */
    public List<T> list(List<? extends K> keys) {
        return present(send(keys));
    }

    /**
     * {@return the records that are there, by their keys and in their order}
     *
     * @param keys the keys
     * @throws BatchIncompleteException if some could not be asked for
     */
    public Map<K, T> map(List<? extends K> keys) {
        List<PlainKey> plain = send(keys);
        Map<K, T> all = new LinkedHashMap<>();
        for (int i = 0; i < plain.size(); i++) {
            T record = found.get(plain.get(i));
            if (record != null) {
                all.put(keys.get(i), record);
            }
        }
        return Collections.unmodifiableMap(all);
    }

    private List<T> present(List<PlainKey> keys) {
        List<T> all = new ArrayList<>();
        for (PlainKey one : keys) {
            T record = found.get(one);
            if (record != null) {
                all.add(record);
            }
        }
        return Collections.unmodifiableList(all);
    }

    private List<PlainKey> send(List<? extends K> keys) {
        List<PlainKey> plain = new ArrayList<>();
        for (int i = 0; i < keys.size(); i++) {
            Map<String, AttributeValue> itemKey = key.apply(BatchElements.<K>at(keys, i, shape.method()));
            plain.add(PlainKey.of(itemKey));
            wanted.put(PlainKey.of(itemKey), itemKey);
        }
        BatchRounds.Outcome<PlainKey> outcome =
                new BatchRounds<>(MOST, this::ask, backoff).run(new ArrayList<>(wanted.keySet()));
        if (!outcome.undone().isEmpty()) {
            List<K> undone = new ArrayList<>();
            for (int i = 0; i < plain.size(); i++) {
                if (outcome.undone().contains(plain.get(i))) {
                    undone.add(keys.get(i));
                }
            }
            throw BatchElements.incomplete(shape.method(), keys.size(), undone, present(plain), outcome.cause());
        }
        return plain;
    }

    private Collection<PlainKey> ask(List<PlainKey> some) {
        KeysAndAttributes.Builder keys =
                KeysAndAttributes.builder().keys(some.stream().map(wanted::get).toList());
        if (shape.isConsistent()) {
            keys.consistentRead(true);
        }
        BatchGetItemResponse response = table.client()
                .batchGetItem(BatchGetItemRequest.builder()
                        .requestItems(Map.of(table.table(), keys.build()))
                        .returnConsumedCapacity(table.capacityWanted())
                        .build());
        int before = found.size();
        Instant now = table.clock().instant();
        response.responses().values().forEach(items -> items.forEach(item -> read(item, now)));
        table.tell(() -> sent(some, found.size() - before, response));
        return response.unprocessedKeys().values().stream()
                .flatMap(k -> k.keys().stream())
                .map(PlainKey::of)
                .toList();
    }

    private void read(Map<String, AttributeValue> item, Instant now) {
        String timeToLive = shape.timeToLive();
        if (timeToLive != null && Expiry.isPast(item, timeToLive, now)) {
            return;
        }
        T record = reader.read(item);
        if (record == null) {
            throw new UnknownItem(table, shape.method()).refused(item);
        }
        found.put(PlainKey.of(table.layout().keyOf(item)), record);
    }

    private SentRequest sent(List<PlainKey> some, int items, BatchGetItemResponse response) {
        return new SentRequest(
                shape.method(),
                "BatchGetItem",
                table.table(),
                Optional.empty(),
                some.stream()
                        .map(k -> KeyWords.of(wanted.getOrDefault(k, Map.of())))
                        .collect(Collectors.joining("; ")),
                Optional.empty(),
                OptionalInt.empty(),
                shape.isConsistent(),
                items,
                Capacity.of(response.consumedCapacity()));
    }
}
