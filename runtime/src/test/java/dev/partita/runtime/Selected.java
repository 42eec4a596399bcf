package dev.partita.runtime;

import dev.partita.runtime.key.KeyOrder;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Which sort keys a range selects, as the service would. */
final class Selected {

    private Selected() {}

    static List<String> from(List<String> keys, SortRange range) {
        return keys.stream()
                .filter(key -> matches(AttributeValue.createS(key), range))
                .toList();
    }

    static boolean matches(AttributeValue key, SortRange range) {
        Map<String, AttributeValue> values = new HashMap<>();
        range.addTo(values);
        return switch (range.expression()) {
            case "" -> false;
            case "#p = :p" -> true;
            case "#p = :p AND #s = :s" -> compare(key, values.get(":s")) == 0;
            case "#p = :p AND begins_with(#s, :s)" ->
                key.s().startsWith(Objects.requireNonNull(values.get(":s")).s());
            case "#p = :p AND #s BETWEEN :s AND :t" ->
                compare(key, values.get(":s")) >= 0 && compare(key, values.get(":t")) <= 0;
            case "#p = :p AND #s >= :s" -> compare(key, values.get(":s")) >= 0;
            case "#p = :p AND #s > :s" -> compare(key, values.get(":s")) > 0;
            case "#p = :p AND #s <= :s" -> compare(key, values.get(":s")) <= 0;
            case "#p = :p AND #s < :s" -> compare(key, values.get(":s")) < 0;
            default -> throw new AssertionError(range.expression());
        };
    }

    private static int compare(AttributeValue left, @Nullable AttributeValue sent) {
        AttributeValue right = Objects.requireNonNull(sent);
        return switch (left.type()) {
            case S -> KeyOrder.compare(left.s(), right.s());
            case N -> new BigDecimal(left.n()).compareTo(new BigDecimal(right.n()));
            default -> Arrays.compareUnsigned(left.b().asByteArray(), right.b().asByteArray());
        };
    }
}
