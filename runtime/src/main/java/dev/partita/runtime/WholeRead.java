package dev.partita.runtime;

import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads what is returned as a whole, and never passes off a part as the whole. */
final class WholeRead {

    private final ReadShape shape;
    private final ReadCall call;
    private final UnknownItem unknown;

    WholeRead(ReadShape shape, ReadCall call, UnknownItem unknown) {
        this.shape = shape;
        this.call = call;
        this.unknown = unknown;
    }

    /**
     * Reads all items, or as many as the limit says.
     *
     * @param extra how many items there may be that the limit doesn't count
     * @param taker takes the items
     */
    void read(int extra, Function<Map<String, AttributeValue>, Taken> taker) {
        int limit = shape.limit();
        read(limit, limit == 0 ? 0 : limit + extra, taker);
    }

    /**
     * Reads the first items, at most so many. Where expired items may lie before them and no further requests follow, one
     * request asks for all.
     *
     * @param most how many
     * @param taker takes the items
     */
    void first(int most, Consumer<Map<String, AttributeValue>> taker) {
        boolean atOnce = shape.timeToLive() != null && shape.limit() == 0 && !shape.follows();
        read(most, atOnce ? 0 : most, item -> {
            taker.accept(item);
            return Taken.COUNTED;
        });
    }

    private void read(int limit, int first, Function<Map<String, AttributeValue>, Taken> taker) {
        boolean limited = limit > 0;
        int left = limit;
        int asked = first;
        Answer answer = call.send(asked, false, Map.of());
        while (true) {
            Map<String, AttributeValue> skipped = null;
            for (Map<String, AttributeValue> item : answer.items()) {
                if (limited && left == 0) {
                    return;
                }
                Taken taken = taker.apply(item);
                left -= taken == Taken.COUNTED ? 1 : 0;
                skipped = taken == Taken.UNKNOWN ? skip(item) : skipped;
            }
            if (answer.isLast() || (limited && left <= 0)) {
                return;
            }
            if (!shape.follows()) {
                throw cut(limited && answer.count() >= asked ? skipped : null);
            }
            asked = limited ? left : 0;
            answer = call.send(asked, false, answer.lastKey());
        }
    }

    /** Counts all items, or as many as the limit says, without reading them. */
    long count() {
        long counted = 0;
        Answer answer = call.send(shape.limit(), true, Map.of());
        while (true) {
            counted += answer.count();
            long left = shape.limit() - counted;
            if (answer.isLast() || (shape.limit() > 0 && left <= 0)) {
                return counted;
            }
            if (!shape.follows()) {
                throw cut(null);
            }
            answer = call.send((int) Math.max(left, 0), true, answer.lastKey());
        }
    }

    private Map<String, AttributeValue> skip(Map<String, AttributeValue> item) {
        unknown.skip(item);
        return item;
    }

    /** An unknown item that used the limit up is to blame; otherwise the service's own limit is. */
    private PartitaException cut(@Nullable Map<String, AttributeValue> skipped) {
        return skipped != null
                ? unknown.refused(skipped)
                : new ResultTruncatedException(shape.method() + " was cut off by the service before the end of "
                        + call.words() + "; read it page by page, or with overflow = FOLLOW");
    }
}
