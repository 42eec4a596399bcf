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
 * One end of a range over a key's last bound placeholder. A bound is never refused: it is rounded inward to what the
 * format can write, so that exactly those stored values lie within that compare to the given value as asked. So a bound
 * has a text; or it is open, since all values lie within; or it is empty, since none does.
 *
 * <p>The texts are those of {@link KeyText}. Of folded formats the caller folds the given value, by {@link
 * KeyText#foldLower} or {@link KeyText#foldUpper}.
 */
public final class KeyBound {

    /** All values lie within. */
    static final KeyBound OPEN = new KeyBound("");

    /** No value lies within. */
    static final KeyBound EMPTY = new KeyBound("");

    private final String text;

    private KeyBound(String text) {
        this.text = text;
    }

    /** {@return the text to stand for the value in the key; empty if the bound is open or empty} */
    public String text() {
        return text;
    }

    /** {@return whether all values lie within} */
    public boolean isOpen() {
        return this == OPEN;
    }

    /** {@return whether no value lies within, so that no request is needed} */
    public boolean isEmpty() {
        return this == EMPTY;
    }

    /**
     * {@return a bound of {@link KeyText#number}}
     *
     * @param side which end
     * @param value the value
     * @param width how many digits the format has
     * @param least the least that the type can hold
     * @param greatest the greatest that the type can hold
     */
    public static KeyBound number(KeySide side, long value, int width, long least, long greatest) {
        return NumberBound.padded(side, value, width, least, greatest);
    }

    /**
     * {@return a bound of {@link KeyText#decimal}}
     *
     * @param side which end
     * @param value the value
     * @param integerDigits how many digits the format has before the point
     * @param fractionDigits how many it has behind the point
     */
    public static KeyBound decimal(KeySide side, BigDecimal value, int integerDigits, int fractionDigits) {
        return NumberBound.decimal(side, value, integerDigits, fractionDigits);
    }

    /**
     * {@return a bound of a native Number key whose type is a whole number}
     *
     * @param side which end
     * @param value the value
     * @param least the least that the type can hold
     * @param greatest the greatest that the type can hold
     */
    public static KeyBound nativeNumber(KeySide side, long value, long least, long greatest) {
        return NumberBound.whole(side, value, least, greatest);
    }

    /**
     * {@return a bound of {@link KeyText#nativeNumber}}
     *
     * @param side which end
     * @param value the value
     */
    public static KeyBound nativeNumber(KeySide side, BigDecimal value) {
        return NumberBound.any(side, value);
    }

    /**
     * {@return a bound of {@link KeyText#date}}
     *
     * @param side which end
     * @param value the value
     */
    public static KeyBound date(KeySide side, LocalDate value) {
        return TimeBound.date(side, value);
    }

    /**
     * {@return a bound of {@link KeyText#yearMonth}}
     *
     * @param side which end
     * @param value the value
     */
    public static KeyBound yearMonth(KeySide side, YearMonth value) {
        return TimeBound.month(side, value);
    }

    /**
     * {@return a bound of {@link KeyText#year}}
     *
     * @param side which end
     * @param value the value
     */
    public static KeyBound year(KeySide side, Year value) {
        return TimeBound.year(side, value);
    }

    /**
     * {@return a bound of {@link KeyText#time}}
     *
     * @param side which end
     * @param value the value
     * @param precision how many fraction digits the format has
     */
    public static KeyBound time(KeySide side, LocalTime value, int precision) {
        return TimeBound.time(side, value, precision);
    }

    /**
     * {@return a bound of {@link KeyText#dateTime}}
     *
     * @param side which end
     * @param value the value
     * @param precision how many fraction digits the format has
     */
    public static KeyBound dateTime(KeySide side, LocalDateTime value, int precision) {
        return TimeBound.dateTime(side, value, precision);
    }

    /**
     * {@return a bound of {@link KeyText#instant}}
     *
     * @param side which end
     * @param value the value
     * @param precision how many fraction digits the format has
     */
    public static KeyBound instant(KeySide side, Instant value, int precision) {
        return TimeBound.instant(side, value, precision);
    }

    /**
     * {@return a bound of {@link KeyText#uuid}, compared as text}
     *
     * @param side which end
     * @param value the value
     */
    public static KeyBound uuid(KeySide side, UUID value) {
        return NumberBound.uuid(side, value);
    }

    /**
     * {@return a bound of {@link KeyText#bool}}
     *
     * @param side which end
     * @param value the value
     */
    public static KeyBound bool(KeySide side, boolean value) {
        return NumberBound.bool(side, value);
    }

    /**
     * {@return a bound of {@link KeyText#character}; a surrogate, which is none, lies between U+D7FF and U+E000}
     *
     * @param side which end
     * @param value the value
     */
    public static KeyBound character(KeySide side, char value) {
        return TextBound.character(side, value);
    }

    /**
     * {@return a bound of a text that ends the key, {@link KeyText#text} or {@link KeyText#rest}}
     *
     * <p>The value may be any text, since values compare with it whether or not it could be one: it may contain the
     * delimiter, half a surrogate pair, or more bytes than there is room for.
     *
     * @param side which end
     * @param value the value
     * @param room how many bytes the key has left for the value
     */
    public static KeyBound text(KeySide side, String value, int room) {
        return TextBound.text(side, value, room);
    }

    /**
     * {@return the beginning of a text, for {@code begins_with}} No value begins with a text that contains the delimiter
     * or half a surrogate pair, or is longer than there is room for; all begin with the empty one.
     *
     * @param value the beginning
     * @param delimiter the delimiter of the key
     * @param room how many bytes the key has left for the value
     */
    public static KeyBound startsWith(String value, char delimiter, int room) {
        return value.indexOf(delimiter) < 0 ? startsWithRest(value, room) : EMPTY;
    }

    /**
     * {@return the beginning of a text that may contain the delimiter, for {@code begins_with}}
     *
     * @param value the beginning
     * @param room how many bytes the key has left for the value
     */
    public static KeyBound startsWithRest(String value, int room) {
        return TextBound.start(value, room);
    }

    /**
     * {@return a bound of {@link KeyText#converted}, compared as text}
     *
     * @param side which end
     * @param where record and component
     * @param value what the converter wrote
     * @param width how many characters it must have, 0 for any number
     * @param delimiter the delimiter of the key
     * @param room how many bytes the key has left for the value
     */
    public static KeyBound converted(KeySide side, String where, String value, int width, char delimiter, int room) {
        return width == 0
                ? text(side, value, room)
                : TextBound.fixed(side, KeyText.converted(where, value, width, delimiter), room);
    }

    static KeyBound of(String text) {
        return new KeyBound(text);
    }
}
