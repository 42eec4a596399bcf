package dev.partita.runtime;

import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/** What the service says that a request consumed. */
final class Capacity {

    private Capacity() {}

    static OptionalDouble of(@Nullable ConsumedCapacity consumed) {
        Double units = consumed == null ? null : consumed.capacityUnits();
        return units == null ? OptionalDouble.empty() : OptionalDouble.of(units);
    }

    static OptionalDouble of(List<ConsumedCapacity> consumed) {
        return consumed.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(
                        consumed.stream().mapToDouble(c -> of(c).orElse(0)).sum());
    }
}
