package dev.partita.processor.read;

import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import java.util.Set;

/** What can be an element of a DynamoDB set. */
final class SetElements {

    private static final Set<String> CONVERTED = Set.of("java.lang.String", "java.math.BigDecimal", "byte");

    private SetElements() {}

    static boolean canBeIn(ValueType element) {
        ValueType type = element.unwrapped();
        if (type instanceof ValueType.Scalar scalar) {
            return scalar.kind() != ScalarKind.BOOLEAN;
        }
        if (type instanceof ValueType.Converted converted) {
            return converted.attribute().isEmpty()
                    || CONVERTED.contains(converted.attribute().get().stored().canonicalName());
        }
        return type instanceof ValueType.Enumeration;
    }
}
