package dev.partita.runtime;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
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
        Instant now = clock.instant();
        List<Map<String, AttributeValue>> items = answer.items().stream()
                .filter(item -> !Expiry.isPast(item, attribute, now))
                .toList();
        return new Answer(items, items.size(), answer.lastKey());
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
