package dev.partita.runtime;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items one by one; an answer is asked for when the one before it is used up. */
final class ItemSpliterator<T> extends Spliterators.AbstractSpliterator<T> {

    private final ReadCall call;
    private final ItemReader<T> reader;
    private final boolean limited;
    private int left;
    private Iterator<Map<String, AttributeValue>> items =
            List.<Map<String, AttributeValue>>of().iterator();
    private Map<String, AttributeValue> start = Map.of();
    private boolean more = true;

    private ItemSpliterator(ReadCall call, int limit, ItemReader<T> reader) {
        super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL);
        this.call = call;
        this.reader = reader;
        this.limited = limit > 0;
        this.left = limit;
    }

    /** A stream of so many items (0: all); the reader gives null for those that are left out. */
    static <T> Stream<T> of(ReadCall call, int limit, ItemReader<T> reader) {
        return StreamSupport.stream(new ItemSpliterator<>(call, limit, reader), false);
    }

    @Override
    public boolean tryAdvance(Consumer<? super T> action) {
        while (!limited || left > 0) {
            while (items.hasNext()) {
                T record = reader.read(items.next());
                if (record != null) {
                    left--;
                    action.accept(record);
                    return true;
                }
            }
            if (!more) {
                return false;
            }
            next();
        }
        return false;
    }

    private void next() {
        Answer answer = call.send(limited ? left : 0, false, start);
        items = answer.items().iterator();
        start = answer.lastKey();
        more = !answer.isLast();
    }
}
