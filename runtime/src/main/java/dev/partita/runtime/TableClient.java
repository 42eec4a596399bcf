package dev.partita.runtime;

import dev.partita.UnknownItems;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** A table as a repository sees it: what its methods send goes out here. */
public final class TableClient {

    private final DynamoDbClient client;
    private final String table;
    private final TableLayout layout;
    private final UnknownItems unknownItems;
    private final RepositoryListener listener;
    private final Clock clock;
    private final CursorCodec cursors;
    private final List<BrokenItem> broken;

    /**
     * Makes one.
     *
     * @param client what sends
     * @param options the repository's options
     * @param declared the table's interface
     * @param layout the table's layout
     * @param unknownItems what to do with items that no record writes
     * @param broken tells broken items from unknown ones, for all records and copies of the table
     */
    public TableClient(
            DynamoDbClient client,
            RepositoryOptions options,
            Class<?> declared,
            TableLayout layout,
            UnknownItems unknownItems,
            BrokenItem... broken) {
        this.client = Objects.requireNonNull(client, "client");
        this.table = options.nameOf(declared, layout.table());
        this.layout = layout;
        this.unknownItems = unknownItems;
        this.listener = options.listener();
        this.clock = options.clock();
        this.broken = List.of(broken);
        this.cursors = new CursorCodec(options.cursorKeys());
    }

    /**
     * A {@code GetItem}; it is sent when the result is taken.
     *
     * @param shape the method's shape
     * @param partition the partition key
     * @return the read
     */
    public Read get(ReadShape shape, AttributeValue partition) {
        return new Read(this, shape, new GetCall(this, shape, Map.of(shape.partitionKey(), partition)));
    }

    /**
     * A {@code GetItem}; it is sent when the result is taken.
     *
     * @param shape the method's shape
     * @param partition the partition key
     * @param sort the sort key
     * @return the read
     */
    public Read get(ReadShape shape, AttributeValue partition, AttributeValue sort) {
        Map<String, AttributeValue> key = Map.of(shape.partitionKey(), partition, shape.sortKey(), sort);
        return new Read(this, shape, new GetCall(this, shape, key));
    }

    /**
     * A {@code Query}; it is sent when the result is taken.
     *
     * @param shape the method's shape
     * @param partition the partition key of table or index
     * @param range the condition on the sort key
     * @return the read
     */
    public Read query(ReadShape shape, AttributeValue partition, SortRange range) {
        return new Read(this, shape, new QueryCall(this, shape, partition, range));
    }

    /**
     * A write of one item; it is sent when its result is taken.
     *
     * @param shape the method's shape
     * @param action what is done
     * @return the write
     */
    public Write write(WriteShape shape, ItemAction action) {
        return new Write(this, shape, action);
    }

    /**
     * A transaction without actions.
     *
     * @param shape the method's shape
     * @return the transaction
     */
    public TransactionWrite transaction(WriteShape shape) {
        return new TransactionWrite(this, shape);
    }

    Placeholders placeholders() {
        return new Placeholders(layout, clock);
    }

    /**
     * Puts or deletes of a list, not atomic; they are sent when the list is given.
     *
     * @param shape the method's shape
     * @return the batch
     */
    public BatchWrite batchWrite(WriteShape shape) {
        return new BatchWrite(this, shape, Backoff.SLEEPING);
    }

    /**
     * Gets of a list of keys; they are sent when the list is given.
     *
     * @param shape the method's shape
     * @param key the primary key of one of the list
     * @param reader reads the items
     * @param <K> what the keys are given by
     * @param <T> what is read
     * @return the batch, for one list
     */
    public <K, T> BatchGet<K, T> batchGet(
            ReadShape shape, Function<K, Map<String, AttributeValue>> key, ItemReader<T> reader) {
        return new BatchGet<>(this, shape, key, reader, Backoff.SLEEPING);
    }

    DynamoDbClient client() {
        return client;
    }

    String table() {
        return table;
    }

    TableLayout layout() {
        return layout;
    }

    UnknownItems unknownItems() {
        return unknownItems;
    }

    RepositoryListener listener() {
        return listener;
    }

    Clock clock() {
        return clock;
    }

    /** Refuses an item that has the literals of a record's key, but not its values. */
    void refuseBroken(Map<String, AttributeValue> item) {
        for (BrokenItem check : broken) {
            ItemReadException failure = check.failure(item);
            if (failure != null) {
                throw failure;
            }
        }
    }

    /** Asks for the capacity where somebody wants to know; otherwise not sent. */
    @Nullable
    ReturnConsumedCapacity capacityWanted() {
        return listener.asksForCapacity() ? ReturnConsumedCapacity.TOTAL : null;
    }

    /** Tells of a write; its keys in words are only asked for if somebody listens. */
    void tell(WriteShape write, String operation, int items, Supplier<String> keys, OptionalDouble capacity) {
        tell(() -> new SentRequest(
                write.method(),
                operation,
                table,
                Optional.empty(),
                keys.get(),
                Optional.empty(),
                OptionalInt.empty(),
                false,
                items,
                capacity));
    }

    /** Tells of a request, which is only put into words if somebody listens. */
    void tell(Supplier<SentRequest> request) {
        if (!RepositoryOptions.NOBODY.equals(listener)) {
            listener.sent(request.get());
        }
    }

    CursorCodec cursors() {
        return cursors;
    }
}
