package dev.partita.processor.write;

import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import java.util.Optional;

/** The types that an {@code AttributeConverter} may store, as values are stored without one. */
final class StoredTypes {

    private StoredTypes() {}

    /**
     * The stored type. What has no fixed type, such as the elements of a {@code List<Object>}, is a {@code Converted}
     * without converters: whatever it turns out to be.
     */
    static ValueType of(JavaType type) {
        return switch (type.erased().canonicalName()) {
            case "java.lang.String" -> new ValueType.Scalar(ScalarKind.STRING, type);
            case "java.math.BigDecimal" -> new ValueType.Scalar(ScalarKind.BIG_DECIMAL, type);
            case "java.lang.Boolean" -> new ValueType.Scalar(ScalarKind.BOOLEAN, type);
            case "byte" -> new ValueType.Scalar(ScalarKind.BYTES, type);
            case "java.util.List" -> list(type);
            case "java.util.Map" -> map(type);
            default -> whatever(type);
        };
    }

    private static ValueType list(JavaType type) {
        return type.arguments().size() == 1
                ? new ValueType.ListOf(type, of(type.arguments().get(0)))
                : whatever(type);
    }

    private static ValueType map(JavaType type) {
        return type.arguments().size() == 2
                ? new ValueType.MapOf(type, of(type.arguments().get(1)))
                : whatever(type);
    }

    private static ValueType whatever(JavaType type) {
        return new ValueType.Converted(type, Optional.empty(), Optional.empty());
    }
}
