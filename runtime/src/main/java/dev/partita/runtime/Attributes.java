package dev.partita.runtime;

import dev.partita.runtime.key.KeyText;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Writes values as attributes. A value that DynamoDB can't hold is refused by an {@link IllegalArgumentException}, null
 * by a {@link NullPointerException}; both name {@code where}, the record and its component.
 *
 * <p>Attributes are made by {@code createS} and its like, which are much faster than {@code fromS}; the SDK has
 * them since the middle of 2026.
 */
public final class Attributes {

    private static final int FULL = 9;

    private Attributes() {}

    /**
     * {@return a text}
     *
     * @param where record and component
     * @param value the value
     */
    public static AttributeValue text(String where, String value) {
        return AttributeValue.createS(paired(where, value));
    }

    /**
     * {@return the text of a value that is stored as its {@code toString}: UUIDs, durations, times with an offset}
     *
     * @param where record and component
     * @param value the value
     */
    public static AttributeValue canonical(String where, Object value) {
        return AttributeValue.createS(Objects.requireNonNull(value, where).toString());
    }

    /**
     * {@return an enum constant's name}
     *
     * @param where record and component
     * @param value the value
     */
    public static AttributeValue name(String where, Enum<?> value) {
        return AttributeValue.createS(Objects.requireNonNull(value, where).name());
    }

    /**
     * {@return a character as a text}
     *
     * @param where record and component
     * @param value the value
     */
    public static AttributeValue character(String where, char value) {
        return text(where, String.valueOf(value));
    }

    /**
     * {@return a boolean}
     *
     * @param value the value
     */
    public static AttributeValue bool(boolean value) {
        return AttributeValue.createBool(value);
    }

    /**
     * {@return a whole number}
     *
     * @param value the value
     */
    public static AttributeValue number(int value) {
        return AttributeValue.createN(Integer.toString(value));
    }

    /**
     * {@return a whole number}
     *
     * @param value the value
     */
    public static AttributeValue number(long value) {
        return AttributeValue.createN(Long.toString(value));
    }

    /**
     * {@return a floating-point number}
     *
     * @param where record and component
     * @param value the value, neither NaN nor infinite
     */
    public static AttributeValue number(String where, double value) {
        return AttributeValue.createN(Numbers.text(where, value));
    }

    /**
     * {@return a floating-point number, with the digits of a {@code float}}
     *
     * @param where record and component
     * @param value the value, neither NaN nor infinite
     */
    public static AttributeValue number(String where, float value) {
        return AttributeValue.createN(Numbers.text(where, value));
    }

    /**
     * {@return a decimal number}
     *
     * @param where record and component
     * @param value the value, of at most 38 digits
     */
    public static AttributeValue number(String where, BigDecimal value) {
        return AttributeValue.createN(Numbers.text(where, value));
    }

    /**
     * {@return a whole number}
     *
     * @param where record and component
     * @param value the value, of at most 38 digits
     */
    public static AttributeValue number(String where, BigInteger value) {
        return AttributeValue.createN(Numbers.text(where, value));
    }

    /**
     * {@return bytes, copied}
     *
     * @param where record and component
     * @param value the value
     */
    public static AttributeValue bytes(String where, byte[] value) {
        return AttributeValue.createB(SdkBytes.fromByteArray(Objects.requireNonNull(value, where)));
    }

    /**
     * {@return bytes}
     *
     * @param where record and component
     * @param value the value
     */
    public static AttributeValue bytes(String where, SdkBytes value) {
        return AttributeValue.createB(Objects.requireNonNull(value, where));
    }

    /**
     * {@return a date as a text}
     *
     * @param where record and component
     * @param value the value
     */
    public static AttributeValue date(String where, LocalDate value) {
        return AttributeValue.createS(KeyText.date(where, Objects.requireNonNull(value, where)));
    }

    /**
     * {@return a month as a text}
     *
     * @param where record and component
     * @param value the value
     */
    public static AttributeValue yearMonth(String where, YearMonth value) {
        return AttributeValue.createS(KeyText.yearMonth(where, Objects.requireNonNull(value, where)));
    }

    /**
     * {@return a year as a text}
     *
     * @param where record and component
     * @param value the value
     */
    public static AttributeValue year(String where, Year value) {
        return AttributeValue.createS(KeyText.year(where, Objects.requireNonNull(value, where)));
    }

    /**
     * {@return a time of day as a text}
     *
     * @param where record and component
     * @param value the value
     */
    public static AttributeValue time(String where, LocalTime value) {
        return AttributeValue.createS(KeyText.time(where, Objects.requireNonNull(value, where), FULL));
    }

    /**
     * {@return a date and time as a text}
     *
     * @param where record and component
     * @param value the value
     */
    public static AttributeValue dateTime(String where, LocalDateTime value) {
        return AttributeValue.createS(KeyText.dateTime(where, Objects.requireNonNull(value, where), FULL));
    }

    /**
     * {@return an instant as a text}
     *
     * @param where record and component
     * @param value the value
     */
    public static AttributeValue instant(String where, Instant value) {
        return AttributeValue.createS(KeyText.instant(where, Objects.requireNonNull(value, where), FULL));
    }

    /**
     * {@return an instant as the number of seconds since 1970, for time to live}
     *
     * @param where record and component
     * @param value the value, a whole second
     */
    public static AttributeValue epochSecond(String where, Instant value) {
        Instant second = Objects.requireNonNull(value, where).truncatedTo(ChronoUnit.SECONDS);
        if (!value.equals(second)) {
            throw new IllegalArgumentException(where + ": " + value
                    + " has a fraction of a second, but time to live is stored in whole seconds;"
                    + " use truncatedTo(ChronoUnit.SECONDS)");
        }
        return AttributeValue.createN(Long.toString(value.getEpochSecond()));
    }

    /**
     * {@return the text itself, without half of a surrogate pair}
     *
     * @param where record and component
     * @param value the value
     */
    public static String paired(String where, String value) {
        return Texts.paired(where, Objects.requireNonNull(value, where));
    }

    /**
     * {@return what refuses an empty set in a list, where it can't be left out}
     *
     * @param where record and component
     */
    public static IllegalArgumentException emptySet(String where) {
        return new IllegalArgumentException(where + ": holds an empty set, which DynamoDB can't store in a list");
    }

    /**
     * {@return the value, or null}
     *
     * @param value an optional value
     * @param <T> its type
     */
    public static <T> @Nullable T orNull(Optional<T> value) {
        return value.orElse(null);
    }

    /**
     * {@return the value, or null}
     *
     * @param value a value or null
     * @param <T> its type
     */
    public static <T> @Nullable T orNull(@Nullable T value) {
        return value;
    }
}
