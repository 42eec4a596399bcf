package dev.partita.processor.schema;

import dev.partita.processor.schema.Format.TemporalKind;
import java.util.List;
import java.util.Optional;

/** How a component's own attribute is a key attribute: in the form in which attributes are stored, at full precision. */
public final class NativeFormat {

    private static final int NANOS = 9;

    private NativeFormat() {}

    /** The component's own attribute as a key, or empty if DynamoDB has no key of its type. */
    public static Optional<KeyTemplate> template(Component component) {
        boolean nullable = component.presence() != Presence.REQUIRED;
        return of(component.type())
                .map(format -> new Part.Slot(
                        List.of(component.name()),
                        List.of(component.attribute()),
                        component.type(),
                        nullable,
                        format,
                        0))
                .map(slot -> new KeyTemplate(component.origin(), "{" + component.name() + "}", List.of(slot)));
    }

    /** The form, or empty if DynamoDB has no key of the attribute's type. */
    private static Optional<Format> of(ValueType type) {
        ValueType value = type.unwrapped();
        if (value instanceof ValueType.Scalar scalar) {
            return of(scalar.kind());
        }
        if (value instanceof ValueType.Enumeration enumeration) {
            return Optional.of(new Format.Names(enumeration.constants()));
        }
        if (value instanceof ValueType.Converted converted
                && converted.attribute().isEmpty()) {
            return converted.key().map(k -> new Format.Converted(k.converter(), k.ordered(), k.width()));
        }
        return Optional.empty();
    }

    private static Optional<Format> of(ScalarKind kind) {
        return switch (kind) {
            case STRING -> Optional.of(new Format.Text(Format.Fold.NONE, true));
            case INT -> Optional.of(new Format.NativeInteger(Integer.MIN_VALUE, Integer.MAX_VALUE));
            case LONG -> Optional.of(new Format.NativeInteger(Long.MIN_VALUE, Long.MAX_VALUE));
            case SHORT -> Optional.of(new Format.NativeInteger(Short.MIN_VALUE, Short.MAX_VALUE));
            case BYTE -> Optional.of(new Format.NativeInteger(Byte.MIN_VALUE, Byte.MAX_VALUE));
            case BIG_DECIMAL -> Optional.of(new Format.NativeDecimal());
            case CHAR -> Optional.of(new Format.Character());
            case UUID -> Optional.of(new Format.Uuid());
            case BYTES, SDK_BYTES -> Optional.of(new Format.NativeBinary());
            case LOCAL_DATE -> temporal(TemporalKind.LOCAL_DATE, 0);
            case YEAR_MONTH -> temporal(TemporalKind.YEAR_MONTH, 0);
            case YEAR -> temporal(TemporalKind.YEAR, 0);
            case LOCAL_TIME -> temporal(TemporalKind.LOCAL_TIME, NANOS);
            case LOCAL_DATE_TIME -> temporal(TemporalKind.LOCAL_DATE_TIME, NANOS);
            case INSTANT -> temporal(TemporalKind.INSTANT, NANOS);
            // BOOL is no key type; the others are stored in forms whose order isn't that of the values
            case BOOLEAN, FLOAT, DOUBLE, BIG_INTEGER, DURATION, OFFSET_DATE_TIME, ZONED_DATE_TIME, EPOCH_SECOND ->
                Optional.empty();
        };
    }

    private static Optional<Format> temporal(TemporalKind kind, int fractionDigits) {
        return Optional.of(new Format.Temporal(kind, fractionDigits));
    }
}
