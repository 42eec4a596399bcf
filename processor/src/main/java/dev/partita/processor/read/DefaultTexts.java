package dev.partita.processor.read;

import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.Optional;
import java.util.UUID;

/** Whether a text stands for a value of a type, as in {@code @Default} and in conditions. */
final class DefaultTexts {

    private DefaultTexts() {}

    /** What is expected instead of the text, or nothing if the text is fine. */
    static Optional<String> expectedInstead(ValueType type, String text) {
        ValueType value = type.unwrapped();
        if (value instanceof ValueType.Enumeration enumeration) {
            return enumeration.constants().contains(text)
                    ? Optional.empty()
                    : Optional.of("one of " + String.join(", ", enumeration.constants()));
        }
        if (value instanceof ValueType.Scalar scalar) {
            return isText(scalar.kind(), text) ? Optional.empty() : Optional.of(form(scalar.kind()));
        }
        return Optional.of(
                "a type that a text can stand for, not " + type.javaType().display());
    }

    private static boolean isText(ScalarKind kind, String text) {
        try {
            return parses(kind, text);
        } catch (RuntimeException e) {
            return false;
        }
    }

    /** Parses the text, throwing whatever the type throws. */
    private static boolean parses(ScalarKind kind, String text) {
        Object parsed = switch (kind) {
            case STRING -> text;
            case INT -> Integer.valueOf(text);
            case LONG -> Long.valueOf(text);
            case SHORT -> Short.valueOf(text);
            case BYTE -> Byte.valueOf(text);
            case BOOLEAN -> text.equals("true") || text.equals("false") ? text : null;
            case CHAR -> text.length() == 1 ? text : null;
            case FLOAT -> fitting(new BigDecimal(Float.toString(Float.parseFloat(text))));
            case DOUBLE -> fitting(new BigDecimal(Double.toString(Double.parseDouble(text))));
            case BIG_DECIMAL -> fitting(new BigDecimal(text));
            case BIG_INTEGER -> fitting(new BigDecimal(new BigInteger(text)));
            case UUID -> UUID.fromString(text).toString().equals(text) ? text : null;
            case BYTES, SDK_BYTES -> null;
            default -> time(kind, text);
        };
        return parsed != null;
    }

    private static Object time(ScalarKind kind, String text) {
        return switch (kind.value()) {
            case LOCAL_DATE -> LocalDate.parse(text);
            case YEAR_MONTH -> YearMonth.parse(text);
            case YEAR -> Year.parse(text);
            case LOCAL_TIME -> LocalTime.parse(text);
            case LOCAL_DATE_TIME -> LocalDateTime.parse(text);
            case INSTANT -> Instant.parse(text);
            case DURATION -> Duration.parse(text);
            case OFFSET_DATE_TIME -> OffsetDateTime.parse(text);
            default -> ZonedDateTime.parse(text);
        };
    }

    private static Object fitting(BigDecimal value) {
        BigDecimal plain = value.stripTrailingZeros();
        int exponent = plain.precision() - plain.scale() - 1;
        if (plain.precision() > 38 || (plain.signum() != 0 && (exponent < -130 || exponent > 125))) {
            throw new NumberFormatException();
        }
        return value;
    }

    private static String form(ScalarKind kind) {
        return switch (kind) {
            case BOOLEAN -> "true or false";
            case CHAR -> "one character";
            case INT, LONG, SHORT, BYTE -> "a whole number that fits";
            case FLOAT, DOUBLE, BIG_DECIMAL, BIG_INTEGER -> "a number of at most 38 digits, from 1E-130 to 9.99E+125";
            case BYTES, SDK_BYTES -> "a type that a text can stand for, not a binary one";
            case UUID -> "a UUID in its canonical form";
            default -> "a text in the ISO form of the type";
        };
    }
}
