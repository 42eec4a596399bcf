package dev.partita.runtime;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Writes of several items, all or nothing, about to be sent as one {@code TransactWriteItems}.
 *
 * <p>Source of the limits: the service takes 100 actions and 4 MB, and no item twice.
 */
public final class TransactionWrite {

    private static final int MOST_ACTIONS = 100;
    private static final long MOST_BYTES = 4L * 1024 * 1024;

    private static final CancellationReason NOTHING =
            CancellationReason.builder().code("None").build();

    private final TableClient table;
    private final WriteShape shape;
    private final List<TransactionPart> parts = new ArrayList<>();
    private int actions;

    TransactionWrite(TableClient table, WriteShape shape) {
        this.table = table;
        this.shape = shape;
    }

    /**
     * Adds an action on the table.
     *
     * @param action what is done
     */
    public void add(ItemAction action) {
        add(table, action);
    }

    /**
     * Adds an action on another table.
     *
     * @param other the table
     * @param action what is done
     */
    public void add(TableClient other, ItemAction action) {
        action.parts(other.layout()).forEach(part -> parts.add(new TransactionPart(other, action, actions, part)));
        actions++;
    }

    /**
     * Sends it, if there is anything to do.
     *
     * @throws IllegalArgumentException if it has more actions or bytes than the service takes, or an item twice
     * @throws TransactionFailedException if it was cancelled; then nothing is written
     */
    public void run() {
        run(null);
    }

    /**
     * Sends it, if there is anything to do.
     *
     * @param token the caller's idempotency token
     * @throws IllegalArgumentException if it has more actions or bytes than the service takes, or an item twice
     * @throws TransactionFailedException if it was cancelled; then nothing is written
     * @throws TokenReusedException if the token was used for something else
     */
    public void run(@Nullable String token) {
        check();
        if (parts.isEmpty()) {
            return;
        }
        try {
            new TransactionCall(table, shape, parts).send(token);
        } catch (TransactionCanceledException e) {
            throw failed(e);
        }
    }

    private void check() {
        if (parts.size() > MOST_ACTIONS) {
            throw new IllegalArgumentException(shape.method() + ": a transaction has at most " + MOST_ACTIONS
                    + " actions, and this has " + parts.size() + " with copies and claims");
        }
        Set<List<Object>> keys = new HashSet<>();
        long bytes = 0;
        for (TransactionPart part : parts) {
            Map<String, AttributeValue> key = part.part().key();
            if (!keys.add(List.of(part.table().table(), PlainKey.of(key)))) {
                throw new IllegalArgumentException(shape.method()
                        + ": a transaction has one action for each item, and this has several for "
                        + KeyWords.of(key) + "; put conditions on the write itself");
            }
            bytes += ItemSize.atLeast(part.part().item());
        }
        if (bytes > MOST_BYTES) {
            throw new IllegalArgumentException(shape.method() + ": the items of a transaction have at most 4 MB, and"
                    + " these have " + bytes + " bytes");
        }
    }

    private TransactionFailedException failed(TransactionCanceledException e) {
        Map<Integer, TransactionFailedException.Reason> reasons = new TreeMap<>();
        for (int i = 0; i < parts.size(); i++) {
            TransactionFailedException.Reason reason = reason(i, e);
            reasons.merge(
                    reason.action(),
                    reason,
                    (known, next) -> known.code() == TransactionFailedException.Code.NONE ? next : known);
        }
        return new TransactionFailedException(shape.method(), List.copyOf(reasons.values()), e);
    }

    private TransactionFailedException.Reason reason(int number, TransactionCanceledException e) {
        TransactionPart part = parts.get(number);
        List<CancellationReason> told = e.cancellationReasons();
        CancellationReason reason = number < told.size() ? told.get(number) : NOTHING;
        return new TransactionFailedException.Reason(
                part.number(),
                part.action().record(),
                part.part().key(),
                TransactionFailedException.Code.of(reason.code()),
                part.failure(new WriteFailures(part.table(), shape), reason, e));
    }
}
