package dev.partita.processor.template;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.template.FormatChoice.Refused;
import dev.partita.processor.template.FormatChoice.Written;
import java.util.Optional;

/** Which format a type has in a key, given what the template writes behind the colon. */
public final class Formats {

    private Formats() {}

    /**
     * The format of a placeholder.
     *
     * @param type the type of what it stands for
     * @param text what stands behind the colon, if anything
     * @param place where it stands in its template
     */
    public static FormatChoice of(ValueType type, Optional<String> text, Place place) {
        ValueType value = type.unwrapped();
        if (value instanceof ValueType.Scalar scalar) {
            return scalar(scalar, text, place);
        }
        if (value instanceof ValueType.Enumeration enumeration) {
            return enumeration.constants().isEmpty()
                    ? new Refused("the enum " + name(value) + " has no constants")
                    : withoutFormat(value, new Format.Names(enumeration.constants()), text);
        }
        if (value instanceof ValueType.Converted converted && converted.key().isPresent()) {
            ValueType.ConvertedKey key = converted.key().get();
            return withoutFormat(value, new Format.Converted(key.converter(), key.ordered(), key.width()), text);
        }
        return new Refused(refusal(value));
    }

    private static FormatChoice scalar(ValueType.Scalar type, Optional<String> text, Place place) {
        return switch (type.kind()) {
            case STRING -> TextFormats.of(text, place);
            case INT, LONG, SHORT, BYTE, BIG_DECIMAL -> NumberFormats.of(type, text, place);
            case LOCAL_DATE, YEAR_MONTH, YEAR, LOCAL_TIME, LOCAL_DATE_TIME, INSTANT, EPOCH_SECOND ->
                TemporalFormats.of(type, text);
            case BOOLEAN -> withoutFormat(type, new Format.Bool(), text);
            case CHAR -> withoutFormat(type, new Format.Character(), text);
            case UUID -> withoutFormat(type, new Format.Uuid(), text);
            case BYTES ->
                place == Place.ALONE
                        ? withoutFormat(type, new Format.NativeBinary(), text)
                        : new Refused("a byte[] can't stand in a text key; alone in its template it is a Binary key");
            case FLOAT, DOUBLE, BIG_INTEGER, DURATION, OFFSET_DATE_TIME, ZONED_DATE_TIME, SDK_BYTES ->
                new Refused(refusal(type.kind(), name(type)), instead(type.kind()));
        };
    }

    /** The type to use, with its format. */
    private static Optional<FormatChoice.Instead> instead(ScalarKind kind) {
        return switch (kind) {
            case FLOAT, DOUBLE -> Optional.of(new FormatChoice.Instead("8.2", Optional.of("BigDecimal")));
            case BIG_INTEGER -> Optional.of(new FormatChoice.Instead("19", Optional.of("long")));
            case DURATION -> Optional.of(new FormatChoice.Instead("9", Optional.of("long")));
            case OFFSET_DATE_TIME, ZONED_DATE_TIME -> Optional.of(new FormatChoice.Instead("", Optional.of("Instant")));
            default -> Optional.empty();
        };
    }

    static FormatChoice withoutFormat(ValueType type, Format format, Optional<String> text) {
        return text.<FormatChoice>map(
                        t -> Refused.unless("", name(type) + " takes no format; :" + t + " means nothing here"))
                .orElseGet(() -> new Written(format));
    }

    /** {@code an int}, {@code a BigDecimal}. */
    static String oneOf(ValueType type) {
        String name = name(type);
        return ("aeiouAEIOU".indexOf(name.charAt(0)) >= 0 ? "an " : "a ") + name;
    }

    static String name(ValueType type) {
        return type.javaType().display();
    }

    private static String refusal(ScalarKind kind, String name) {
        return switch (kind) {
            case FLOAT, DOUBLE -> name + " has no exact text; use BigDecimal, as in {price:8.2}";
            case BIG_INTEGER -> name + " has no width; use long, or BigDecimal as in {n:30}";
            case DURATION -> name + " does not sort as text; use a long in the unit that is meant, as in {seconds:9}";
            case OFFSET_DATE_TIME, ZONED_DATE_TIME -> name + " does not sort as text; use Instant";
            default -> name + " can't stand in a key; use byte[] alone in its template for a Binary key";
        };
    }

    private static String refusal(ValueType type) {
        if (type instanceof ValueType.Embedded) {
            return name(type) + " has several components; name one of them, as in {address.country}";
        }
        if (type instanceof ValueType.Converted) {
            return name(type) + " is converted for attributes only; a key needs @Convert with a KeyConverter";
        }
        return name(type) + " can't stand in a key; a key holds single values";
    }

    /** Where a placeholder stands in its template. */
    public enum Place {
        /** It is the whole template. */
        ALONE,
        /** It ends the template. */
        LAST,
        /** Something stands behind it. */
        INNER
    }
}
