package dev.partita.runtime;

import java.math.BigDecimal;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A read to which expired items are absent. The service may keep them for days and return them anywhere in an answer, so
 * where a limited read goes on, each request asks for twice as many items as the one before.
 */
final class UnexpiredCall implements ReadCall {

    private static final int MOST = 100;

    private final ReadCall call;
    private final String attribute;
    private final Clock clock;
    private int asked;

    UnexpiredCall(ReadCall call, String attribute, Clock clock) {
        this.call = call;
        this.attribute = attribute;
        this.clock = clock;
    }

    /** The items can't be counted without being looked at. */
    @Override
    public Answer send(int limit, boolean countOnly, Map<String, AttributeValue> start) {
        asked = limit == 0 ? 0 : Math.max(limit, Math.min(2 * asked, MOST));
        Answer answer = call.send(asked, false, start);
        BigDecimal now = BigDecimal.valueOf(clock.instant().getEpochSecond());
        List<Map<String, AttributeValue>> items = answer.items().stream()
                .filter(item -> !isPast(item.get(attribute), now))
                .toList();
        return new Answer(items, items.size(), answer.lastKey());
    }

    /** As the service looks at it: what is no number never expires. */
    private static boolean isPast(@Nullable AttributeValue expiry, BigDecimal now) {
        return expiry != null && expiry.n() != null && new BigDecimal(expiry.n()).compareTo(now) <= 0;
    }

    @Override
    public CursorBinding binding() {
        return call.binding();
    }

    @Override
    public String words() {
        return call.words();
    }
}
