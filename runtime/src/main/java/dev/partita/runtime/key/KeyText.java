package dev.partita.runtime.key;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.Objects;
import java.util.UUID;

/**
 * Writes the values of a key: one method for each format of a placeholder. Stored keys, the bounds of queries and the
 * keys in the processor's messages are all written here.
 *
 * <p>Of the text of a format, two values never have the same one, and {@link KeyParser} reads back exactly what is
 * written. Where a format promises order, the texts compared as UTF-8 bytes are in the order of the values. Nothing
 * depends on the default locale, time zone or charset. A value that doesn't fit its format is refused by a {@link
 * KeyValueException} and never cut, rounded or escaped.
 *
 * <p>{@code where} names record and component ({@code Order.customerId}) in messages, also where a value is null.
 */
public final class KeyText {

    private KeyText() {}

    /**
     * A text that ends at the delimiter: not empty, without delimiter and unpaired surrogates. Order: UTF-8 bytes.
     *
     * @param where record and component
     * @param value the value
     * @param delimiter the delimiter of the key
     * @return the value itself
     */
    public static String text(String where, String value, char delimiter) {
        if (Objects.requireNonNull(value, where).indexOf(delimiter) >= 0) {
            throw Refusal.delimiter(where, value, delimiter);
        }
        return rest(where, value);
    }

    /**
     * A text that ends with the key and so may contain the delimiter: not empty, without unpaired surrogates.
     *
     * @param where record and component
     * @param value the value
     * @return the value itself
     */
    public static String rest(String where, String value) {
        if (Objects.requireNonNull(value, where).isEmpty()) {
            throw Refusal.empty(where);
        }
        if (!Surrogates.arePaired(value)) {
            throw Refusal.surrogate(where, value);
        }
        return value;
    }

    /**
     * {@return the value's {@link #foldLower}, held to what {@link #text} takes}
     *
     * @param where record and component
     * @param value the value
     * @param delimiter the delimiter of the key
     */
    public static String lower(String where, String value, char delimiter) {
        return text(where, CaseFold.lower(Objects.requireNonNull(value, where)), delimiter);
    }

    /**
     * {@return the value's {@link #foldUpper}, held to what {@link #text} takes}
     *
     * @param where record and component
     * @param value the value
     * @param delimiter the delimiter of the key
     */
    public static String upper(String where, String value, char delimiter) {
        return text(where, CaseFold.upper(Objects.requireNonNull(value, where)), delimiter);
    }

    /**
     * {@return the value's {@link #foldLower}, held to what {@link #rest} takes}
     *
     * @param where record and component
     * @param value the value
     */
    public static String lowerRest(String where, String value) {
        return rest(where, CaseFold.lower(Objects.requireNonNull(value, where)));
    }

    /**
     * {@return the value's {@link #foldUpper}, held to what {@link #rest} takes}
     *
     * @param where record and component
     * @param value the value
     */
    public static String upperRest(String where, String value) {
        return rest(where, CaseFold.upper(Objects.requireNonNull(value, where)));
    }

    /**
     * Folds to lower case: each code point by its simple mapping of Unicode 13, whatever Java it runs on. It is
     * idempotent and turns prefixes into prefixes.
     *
     * @param text any text
     * @return the folded text; the same object where nothing changes
     */
    public static String foldLower(String text) {
        return CaseFold.lower(text);
    }

    /**
     * Folds to upper case: each code point by its simple mapping of Unicode 13, whatever Java it runs on. It is
     * idempotent and turns prefixes into prefixes; {@code ß} has no such mapping and stays.
     *
     * @param text any text
     * @return the folded text; the same object where nothing changes
     */
    public static String foldUpper(String text) {
        return CaseFold.upper(text);
    }

    /**
     * {@code {n:6}}: exactly so many digits, padded with zeros; below zero {@code -} and the nines' complement. In the
     * order of the numbers.
     *
     * @param where record and component
     * @param value the value
     * @param width how many digits
     * @return {@code 000042}, {@code -999957}
     */
    public static String number(String where, long value, int width) {
        return Digits.padded(where, value, width);
    }

    /**
     * {@code {n}}: decimal digits without padding; in no order.
     *
     * @param value the value
     * @return {@code 42}, {@code -42}
     */
    public static String plain(long value) {
        return Long.toString(value);
    }

    /**
     * {@code {price:8.2}}: as {@link #number}, with a point before the fraction digits, if there are any. In the order
     * of the numbers; what is equal by {@code compareTo} has one text.
     *
     * @param where record and component
     * @param value the value
     * @param integerDigits how many digits before the point, at least 1
     * @param fractionDigits how many digits behind it
     * @return {@code 00000012.50}, {@code -99999987.49}
     */
    public static String decimal(String where, BigDecimal value, int integerDigits, int fractionDigits) {
        return Digits.decimal(where, Objects.requireNonNull(value, where), integerDigits, fractionDigits);
    }

    /**
     * The text of a native Number, as DynamoDB takes it: at most 38 digits, a magnitude of 1E-130 to 9.99E+125.
     *
     * @param where record and component
     * @param value the value
     * @return the number, perhaps with an exponent
     */
    public static String nativeNumber(String where, BigDecimal value) {
        return Digits.nativeNumber(where, value);
    }

    /**
     * A date of the years 0000 to 9999. In the order of time.
     *
     * @param where record and component
     * @param value the value
     * @return {@code 2026-03-01}
     */
    public static String date(String where, LocalDate value) {
        return IsoTime.date(where, Objects.requireNonNull(value, where));
    }

    /**
     * A month of the years 0000 to 9999. In the order of time.
     *
     * @param where record and component
     * @param value the value
     * @return {@code 2026-03}
     */
    public static String yearMonth(String where, YearMonth value) {
        return IsoTime.month(where, Objects.requireNonNull(value, where));
    }

    /**
     * A year, 0000 to 9999. In the order of time.
     *
     * @param where record and component
     * @param value the value
     * @return {@code 2026}
     */
    public static String year(String where, Year value) {
        return IsoTime.year(where, Objects.requireNonNull(value, where));
    }

    /**
     * A time of day, no finer than the precision. In the order of time.
     *
     * @param where record and component
     * @param value the value
     * @param precision how many fraction digits, 0 to 9
     * @return {@code 10:15:30.000000000}
     */
    public static String time(String where, LocalTime value, int precision) {
        return IsoTime.time(where, Objects.requireNonNull(value, where), precision);
    }

    /**
     * A date and time of the years 0000 to 9999, no finer than the precision. In the order of time.
     *
     * @param where record and component
     * @param value the value
     * @param precision how many fraction digits, 0 to 9
     * @return {@code 2026-03-01T07:05:29.000000000}
     */
    public static String dateTime(String where, LocalDateTime value, int precision) {
        return IsoTime.dateTime(where, Objects.requireNonNull(value, where), precision);
    }

    /**
     * An instant of the years 0000 to 9999 in UTC, no finer than the precision. In the order of time.
     *
     * @param where record and component
     * @param value the value
     * @param precision how many fraction digits, 0 to 9
     * @return {@code 2026-03-01T07:05:29.000000000Z}
     */
    public static String instant(String where, Instant value, int precision) {
        Objects.requireNonNull(value, where);
        return IsoTime.instant(where, value, value.getEpochSecond(), value.getNano(), precision);
    }

    /**
     * A UUID, 36 characters in lower case. In the order of the text, which is not that of {@link UUID#compareTo}.
     *
     * @param value the value
     * @return {@code 123e4567-e89b-12d3-a456-426614174000}
     */
    public static String uuid(UUID value) {
        return value.toString();
    }

    /**
     * An enum constant, by its name. In no promised order.
     *
     * @param value the value
     * @return its {@code name()}
     */
    public static String enumeration(Enum<?> value) {
        return value.name();
    }

    /**
     * A boolean; false comes before true.
     *
     * @param value the value
     * @return {@code false} or {@code true}
     */
    public static String bool(boolean value) {
        return value ? "true" : "false";
    }

    /**
     * One character, neither the delimiter nor a surrogate. In the order of the characters.
     *
     * @param where record and component
     * @param value the value
     * @param delimiter the delimiter of the key
     * @return the character
     */
    public static String character(String where, char value, char delimiter) {
        return text(where, String.valueOf(value), delimiter);
    }

    /**
     * What a {@code KeyConverter} wrote: not empty, without delimiter and unpaired surrogates.
     *
     * @param where record and component
     * @param text what it wrote
     * @param width how many characters it must have, 0 for any number
     * @param delimiter the delimiter of the key
     * @return the text itself
     */
    public static String converted(String where, String text, int width, char delimiter) {
        Objects.requireNonNull(text, where);
        if (width != 0 && text.length() != width) {
            throw Refusal.width(where, text, width);
        }
        return text(where, text, delimiter);
    }
}
