package dev.partita.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * A write of one item, about to be sent: one request, or with copies or claims one transaction. Each of its methods sends
 * it.
 *
 * <p>All of them throw a {@link ConditionFailedException}, {@link StaleVersionException} or
 * {@link ItemNotFoundException} if a condition on the item doesn't hold, a {@link DuplicateException} if a copy or claim
 * has the key of another item's, a {@link CopyMissingException} if a copy that has to be updated isn't there, and an
 * {@link ItemTooLargeException} if the service refuses the item's size; then nothing is written.
 */
public final class Write {

    private static final int ATTEMPTS = 3;

    private final TableClient table;
    private final WriteShape shape;
    private final ItemAction action;
    private final WriteFailures failures;

    Write(TableClient table, WriteShape shape, ItemAction action) {
        this.table = table;
        this.shape = shape;
        this.action = action;
        this.failures = new WriteFailures(table, shape);
    }

    /** Sends it. */
    public void run() {
        if (!(action instanceof ItemUpdate update) || !update.isIdle()) {
            send(null);
        }
    }

    /** {@return whether there was an item to be deleted} */
    public boolean existed() {
        ItemDelete delete = (ItemDelete) action;
        if (delete.isAlone() && !delete.needsItem()) {
            return !unexpired(send(ReturnValue.ALL_OLD)).isEmpty();
        }
        delete.requirePresent();
        try {
            send(null);
            return true;
        } catch (ItemNotFoundException e) {
            return false;
        }
    }

    /**
     * {@return what was stored before, if anything was}
     *
     * @param reader reads the item
     * @param <T> what is read
     */
    public <T> Optional<T> before(ItemReader<T> reader) {
        try {
            Map<String, AttributeValue> item = unexpired(send(ReturnValue.ALL_OLD));
            return item.isEmpty() ? Optional.empty() : Optional.of(read(reader, item));
        } catch (ItemNotFoundException e) {
            if (action instanceof ItemDelete) {
                return Optional.empty();
            }
            throw e;
        }
    }

    /** An expired item wasn't there. */
    private Map<String, AttributeValue> unexpired(Map<String, AttributeValue> item) {
        return action.isPast(item, table.clock().instant()) ? Map.of() : item;
    }

    /**
     * {@return what is stored now}
     *
     * @param reader reads the item
     * @param <T> what is read
     */
    public <T> T after(ItemReader<T> reader) {
        return read(reader, send(ReturnValue.ALL_NEW));
    }

    private <T> T read(ItemReader<T> reader, Map<String, AttributeValue> item) {
        T record = reader.read(item);
        if (record == null) {
            throw new IllegalStateException(shape.method() + " wrote an item that isn't of its record");
        }
        return record;
    }

    /** What the service returns of the item, if that is asked for. An item that has expired is replaced as a whole. */
    private Map<String, AttributeValue> send(@Nullable ReturnValue returned) {
        for (int attempt = 1; ; attempt++) {
            try {
                return send(action, returned);
            } catch (ExpiredItemException e) {
                ItemPut anew = Objects.requireNonNull(action.anew());
                try {
                    send(anew, null);
                    return returned == ReturnValue.ALL_NEW ? anew.item() : Map.of();
                } catch (ConditionFailedException again) {
                    // somebody else was faster, so that there is an item now
                    if (attempt == ATTEMPTS) {
                        throw again;
                    }
                }
            }
        }
    }

    private Map<String, AttributeValue> send(ItemAction sent, @Nullable ReturnValue returned) {
        List<ActionPart> parts = sent.parts(table.layout());
        boolean once = action instanceof ItemUpdate update && update.isOnce();
        if (parts.size() == 1 && !once) {
            return new SingleWrite(table, shape, sent, parts.get(0), returned).send();
        }
        List<TransactionPart> all = new ArrayList<>();
        parts.forEach(part -> all.add(new TransactionPart(table, sent, 0, part)));
        try {
            new TransactionCall(table, shape, all).send(null);
        } catch (TransactionCanceledException e) {
            throw failure(all, e);
        }
        return Map.of();
    }

    /** The first condition that failed, or else the service's own exception. */
    private RuntimeException failure(List<TransactionPart> parts, TransactionCanceledException e) {
        List<CancellationReason> reasons = e.cancellationReasons();
        for (int i = 0; i < Math.min(parts.size(), reasons.size()); i++) {
            PartitaException failure = parts.get(i).failure(failures, reasons.get(i), e);
            if (failure != null) {
                return failure;
            }
        }
        return e;
    }
}
