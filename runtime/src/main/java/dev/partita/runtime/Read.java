package dev.partita.runtime;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A read whose arguments are known. Each of its methods sends one request; where the method's shape says so, the ones
 * that follow a cut answer too.
 *
 * <p>Unknown items, those that the reader doesn't know, are left out and told to the listener where that can't change the
 * result. Otherwise, or where the table says so, they are an {@link UnknownItemException}.
 */
public final class Read {

    private final ReadShape shape;
    private final ReadCall call;
    private final CursorCodec cursors;
    private final UnknownItem unknown;
    private final WholeRead whole;

    Read(TableClient table, ReadShape shape, ReadCall sender) {
        String timeToLive = shape.timeToLive();
        this.shape = shape;
        this.call = timeToLive == null ? sender : new UnexpiredCall(sender, timeToLive, table.clock());
        this.cursors = table.cursors();
        this.unknown = new UnknownItem(table, shape.method());
        this.whole = new WholeRead(shape, call, unknown);
    }

    /**
     * {@return the only item, or the first within the limit}
     *
     * @param reader reads the items
     * @param <T> what is read
     * @throws ItemNotFoundException if there is none
     * @throws NonUniqueResultException if there are several, without a limit
     */
    public <T> T one(ItemReader<T> reader) {
        T found = orNull(reader);
        if (found == null) {
            throw new ItemNotFoundException(shape.method() + " found nothing under " + call.words());
        }
        return found;
    }

    /**
     * {@return the only item, or the first within the limit, if there is one}
     *
     * @param reader reads the items
     * @param <T> what is read
     * @throws NonUniqueResultException if there are several, without a limit
     */
    public <T> Optional<T> optional(ItemReader<T> reader) {
        return Optional.ofNullable(orNull(reader));
    }

    /**
     * {@return the only item, or the first within the limit; null if there is none}
     *
     * @param reader reads the items
     * @param <T> what is read
     * @throws NonUniqueResultException if there are several, without a limit
     */
    public <T> @Nullable T orNull(ItemReader<T> reader) {
        List<T> found = new ArrayList<>();
        whole.first(shape.limit() == 0 ? 2 : 1, item -> {
            T record = reader.read(item);
            if (record == null) {
                throw unknown.refused(item);
            }
            found.add(record);
        });
        if (found.size() > 1) {
            throw new NonUniqueResultException(shape.method() + " found several items under " + call.words());
        }
        return found.isEmpty() ? null : found.get(0);
    }

    /**
     * {@return all items, or those within the limit}
     *
     * @param reader reads the items
     * @param <T> what is read
     * @throws ResultTruncatedException if the service cut the answer off
     */
    public <T> List<T> list(ItemReader<T> reader) {
        List<T> found = new ArrayList<>();
        whole.read(0, item -> {
            T record = reader.read(item);
            if (record == null) {
                return Taken.UNKNOWN;
            }
            found.add(record);
            return Taken.COUNTED;
        });
        return Collections.unmodifiableList(found);
    }

    /**
     * {@return one page}
     *
     * @param reader reads the items
     * @param page which page
     * @param <T> what is read
     * @throws InvalidCursorException if the page's cursor isn't of this request
     */
    public <T> Page<T> page(ItemReader<T> reader, PageRequest page) {
        CursorBinding binding = call.binding();
        Map<String, AttributeValue> start =
                page.cursor().map(c -> cursors.decode(binding, c)).orElse(Map.of());
        Answer answer = call.send(page.size(), false, start);
        List<T> found = new ArrayList<>();
        for (Map<String, AttributeValue> item : answer.items()) {
            T record = reader.read(item);
            if (record == null) {
                unknown.skip(item);
            } else {
                found.add(record);
            }
        }
        return new Page<>(
                found, answer.isLast() ? Optional.empty() : Optional.of(cursors.encode(binding, answer.lastKey())));
    }

    /**
     * {@return all items, or those within the limit; requests are sent as the stream is read}
     *
     * @param reader reads the items
     * @param <T> what is read
     */
    public <T> Stream<T> stream(ItemReader<T> reader) {
        return ItemSpliterator.of(call, shape.limit(), item -> {
            T record = reader.read(item);
            if (record == null) {
                unknown.skip(item);
            }
            return record;
        });
    }

    /** {@return whether there is an item, where all that can be found are known} */
    public boolean exists() {
        return call.send(1, true, Map.of()).count() > 0;
    }

    /**
     * {@return whether there is an item}
     *
     * @param known one for each wanted record
     */
    public boolean exists(ItemTest... known) {
        AtomicBoolean found = new AtomicBoolean();
        whole.first(1, item -> {
            if (!isKnown(item, known)) {
                throw unknown.refused(item);
            }
            found.set(true);
        });
        return found.get();
    }

    /**
     * {@return how many items there are, where all that can be found are known}
     *
     * @throws ResultTruncatedException if the service cut the answer off
     */
    public long count() {
        return whole.count();
    }

    /**
     * {@return how many items there are}
     *
     * @param known one for each wanted record
     * @throws ResultTruncatedException if the service cut the answer off
     */
    public long count(ItemTest... known) {
        AtomicLong count = new AtomicLong();
        whole.read(0, item -> {
            if (!isKnown(item, known)) {
                return Taken.UNKNOWN;
            }
            count.incrementAndGet();
            return Taken.COUNTED;
        });
        return count.get();
    }

    private static boolean isKnown(Map<String, AttributeValue> item, ItemTest... known) {
        for (ItemTest test : known) {
            if (test.recognises(item)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Reads the parts of a collection.
     *
     * @param parts its parts, each of which takes the items that it knows
     * @return whether anything was found, and what is required
     * @throws ResultTruncatedException if the service cut the answer off
     */
    public Collected collect(CollectionPart<?>... parts) {
        Collected collected = new Collected(shape, call.words(), List.of(parts));
        whole.read(collected.singleParts(), collected::take);
        return collected;
    }
}
