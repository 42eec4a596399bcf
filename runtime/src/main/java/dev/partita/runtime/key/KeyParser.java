package dev.partita.runtime.key;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.UUID;

/**
 * Reads a key from left to right, and takes exactly what {@link KeyText} writes: no {@code 007}, {@code +7}, {@code
 * -0}, no UUID in upper case, no 30th of February.
 *
 * <p>Failure is sticky: once something doesn't match, the values are arbitrary (never null), and {@link #end} is false.
 * So a caller reads all of a template and asks once. Texts without a fixed length end at the end of their token (the
 * next delimiter, or the end of the key) less the characters that the template still has behind them in that token.
 */
public final class KeyParser extends KeyCursor {

    private static final UUID NO_UUID = new UUID(0, 0);

    private KeyParser(String key, char delimiter) {
        super(key, delimiter);
    }

    /**
     * Stands before the first character of a key.
     *
     * @param key the key
     * @param delimiter its delimiter
     * @return a parser for this one key
     */
    public static KeyParser of(String key, char delimiter) {
        return new KeyParser(key, delimiter);
    }

    /**
     * Takes a text up to the end of the token.
     *
     * @param behind how many characters the template has behind it in the token
     * @return what {@link KeyText#text} writes
     */
    public String text(int behind) {
        return well(token(behind));
    }

    /** {@return all that is left of the key, such as {@link KeyText#rest} writes} */
    public String rest() {
        return well(until(key.length()));
    }

    /**
     * {@return what stands here up to the end of the token, such as {@link KeyText#lower} writes}
     *
     * @param behind how many characters the template has behind it in the token
     */
    public String lower(int behind) {
        String text = text(behind);
        return same(text, CaseFold.lower(text));
    }

    /**
     * {@return what stands here up to the end of the token, such as {@link KeyText#upper} writes}
     *
     * @param behind how many characters the template has behind it in the token
     */
    public String upper(int behind) {
        String text = text(behind);
        return same(text, CaseFold.upper(text));
    }

    /** {@return all that is left of the key, such as {@link KeyText#lowerRest} writes} */
    public String lowerRest() {
        String text = rest();
        return same(text, CaseFold.lower(text));
    }

    /** {@return all that is left of the key, such as {@link KeyText#upperRest} writes} */
    public String upperRest() {
        String text = rest();
        return same(text, CaseFold.upper(text));
    }

    /**
     * Takes a number of fixed width.
     *
     * @param width how many digits it has
     * @param least the least that its type can hold
     * @param greatest the greatest that its type can hold
     * @return what {@link KeyText#number} writes
     */
    public long number(int width, long least, long greatest) {
        int from = at;
        boolean negative = skip("-");
        int start = negative ? from + 1 : from;
        at = Math.min(start + width, key.length());
        long magnitude = Digits.magnitude(key, start, start + width, negative);
        return number(negative, magnitude, least, greatest);
    }

    /**
     * Takes a number without padding, up to the end of the token.
     *
     * @param behind how many characters the template has behind it in the token
     * @param least the least that its type can hold
     * @param greatest the greatest that its type can hold
     * @return what {@link KeyText#plain} writes
     */
    public long plain(int behind, long least, long greatest) {
        String digits = token(behind);
        boolean negative = digits.startsWith("-");
        int start = negative ? 1 : 0;
        if (digits.length() > start + 1 && digits.charAt(start) == '0') {
            fail();
        }
        long magnitude = Digits.magnitude(digits, start, digits.length(), false);
        return number(negative, magnitude, least, greatest);
    }

    private long number(boolean negative, long magnitude, long least, long greatest) {
        long value = negative ? magnitude : -magnitude;
        boolean none = magnitude == Digits.NONE || (negative ? value == 0 : value == Long.MIN_VALUE);
        if (none || value < least || value > greatest) {
            fail();
        }
        return value;
    }

    /**
     * Takes a decimal.
     *
     * @param integerDigits how many digits it has before the point
     * @param fractionDigits how many digits it has behind the point
     * @return what {@link KeyText#decimal} writes, with that many fraction digits
     */
    public BigDecimal decimal(int integerDigits, int fractionDigits) {
        boolean negative = skip("-");
        BigDecimal value = Digits.decimalAt(key, at, negative, integerDigits, fractionDigits);
        if (value == null) {
            fail();
            return BigDecimal.ZERO;
        }
        at += Digits.decimalLength(integerDigits, fractionDigits);
        return value;
    }

    /** {@return what stands here, such as {@link KeyText#date} writes} */
    public LocalDate date() {
        int date = IsoTime.dateAt(key, at);
        return advance(date >= 0, IsoTime.DATE_LENGTH) ? IsoTime.localDate(date) : LocalDate.EPOCH;
    }

    /** {@return what stands here, such as {@link KeyText#yearMonth} writes} */
    public YearMonth yearMonth() {
        int month = IsoTime.monthAt(key, at);
        return advance(month >= 0, IsoTime.MONTH_LENGTH) ? YearMonth.of(month >> 4, month & 15) : YearMonth.of(1970, 1);
    }

    /** {@return what stands here, such as {@link KeyText#year} writes} */
    public Year year() {
        int year = IsoTime.yearAt(key, at);
        return Year.of(advance(year >= 0, IsoTime.YEAR_LENGTH) ? year : 1970);
    }

    /**
     * {@return what stands here, such as {@link KeyText#time} writes}
     *
     * @param precision how many fraction digits it has
     */
    public LocalTime time(int precision) {
        return LocalTime.ofNanoOfDay(nanoOfDay(precision));
    }

    /**
     * {@return what stands here, such as {@link KeyText#dateTime} writes}
     *
     * @param precision how many fraction digits it has
     */
    public LocalDateTime dateTime(int precision) {
        LocalDate date = date();
        literal("T");
        return LocalDateTime.of(date, time(precision));
    }

    /**
     * Takes an instant.
     *
     * @param precision how many fraction digits it has
     * @return what {@link KeyText#instant} writes
     */
    public Instant instant(int precision) {
        LocalDate date = date();
        literal("T");
        long nano = nanoOfDay(precision);
        literal("Z");
        return Instant.ofEpochSecond(
                date.toEpochDay() * IsoTime.SECONDS_OF_DAY + nano / IsoTime.NANOS, nano % IsoTime.NANOS);
    }

    private long nanoOfDay(int precision) {
        long nano = IsoTime.timeAt(key, at, precision);
        return advance(nano >= 0, IsoTime.timeLength(precision)) ? nano : 0;
    }

    /** {@return what stands here, such as {@link KeyText#uuid} writes} */
    public UUID uuid() {
        UUID uuid = CanonicalUuid.at(key, at);
        if (uuid == null) {
            fail();
            return NO_UUID;
        }
        at += CanonicalUuid.LENGTH;
        return uuid;
    }

    /** {@return what stands here, such as {@link KeyText#bool} writes} */
    public boolean bool() {
        if (skip("true")) {
            return true;
        }
        literal("false");
        return false;
    }

    /** {@return what stands here, such as {@link KeyText#character} writes} */
    public char character() {
        char unit = at < key.length() ? key.charAt(at) : delimiter;
        advance(unit != delimiter && !Character.isSurrogate(unit), 1);
        return unit;
    }

    /**
     * {@return what stands here, such as {@link KeyText#converted} writes}
     *
     * @param width how many characters it has, 0 for all up to the end of the token
     * @param behind how many characters the template has behind it in the token, where the width is 0
     */
    public String converted(int width, int behind) {
        if (width == 0) {
            return text(behind);
        }
        String text = well(until(at + width));
        if (text.indexOf(delimiter) >= 0) {
            fail();
        }
        return text;
    }

    private String well(String text) {
        if (!Surrogates.arePaired(text)) {
            fail();
        }
        return text;
    }

    private String same(String text, String folded) {
        if (!folded.equals(text)) {
            fail();
        }
        return text;
    }
}
