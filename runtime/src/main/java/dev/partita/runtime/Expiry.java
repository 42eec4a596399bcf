package dev.partita.runtime;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Whether an item has expired; the service may keep it for days after. */
final class Expiry {

    private Expiry() {}

    /** As the service looks at it: what is no number never expires. */
    static boolean isPast(Map<String, AttributeValue> item, String attribute, Instant now) {
        AttributeValue expiry = item.get(attribute);
        return expiry != null
                && expiry.n() != null
                && new BigDecimal(expiry.n()).compareTo(BigDecimal.valueOf(now.getEpochSecond())) <= 0;
    }
}
