package dev.partita.runtime;

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
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads the one value that a cursor stands at, as what is asked for. */
abstract sealed class ScalarReader extends AttributeCursor permits AttributeReader {

    private static final int UUID_LENGTH = 36;

    ScalarReader(ItemPlace place, @Nullable AttributeCursor outer, Map<String, AttributeValue> attributes) {
        super(place, outer, attributes);
    }

    ScalarReader(AttributeCursor outer, List<AttributeValue> elements) {
        super(outer, elements);
    }

    ScalarReader(AttributeCursor outer, Map<String, AttributeValue> entries) {
        super(outer, entries);
    }

    /** {@return a text} */
    public String string() {
        String text = value().s();
        if (text == null) {
            throw unreadable("S");
        }
        return text;
    }

    /** {@return a text of one character} */
    public char character() {
        String text = string();
        if (text.length() != 1) {
            throw unreadable("S of one character");
        }
        return text.charAt(0);
    }

    /** {@return a boolean} */
    public boolean bool() {
        Boolean bool = value().bool();
        if (bool == null) {
            throw unreadable("BOOL");
        }
        return bool;
    }

    private String number() {
        String number = value().n();
        if (number == null) {
            throw unreadable("N");
        }
        return number;
    }

    /** {@return a whole number} */
    public int integer() {
        return (int) NumberTexts.whole(this, number(), "an int", Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** {@return a whole number} */
    public long longInteger() {
        return NumberTexts.whole(this, number(), "a long", Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /** {@return a whole number} */
    public short shortInteger() {
        return (short) NumberTexts.whole(this, number(), "a short", Short.MIN_VALUE, Short.MAX_VALUE);
    }

    /** {@return a whole number} */
    public byte byteInteger() {
        return (byte) NumberTexts.whole(this, number(), "a byte", Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    /** {@return a whole number} */
    public BigInteger bigInteger() {
        BigDecimal number = decimal();
        if (number.scale() > 0) {
            throw unreadable("N that is whole");
        }
        return number.toBigInteger();
    }

    /** {@return a number, without trailing zeros} */
    public BigDecimal decimal() {
        return NumberTexts.decimal(this, number());
    }

    /** {@return the floating-point number next to a number} */
    public double doubleNumber() {
        return NumberTexts.floating(this, number());
    }

    /** {@return the floating-point number next to a number} */
    public float floatNumber() {
        float number = (float) NumberTexts.floating(this, number());
        if (Float.isInfinite(number)) {
            throw unreadable("N that is a float");
        }
        return number;
    }

    /** {@return a date} */
    public LocalDate date() {
        return TimeTexts.date(this, string());
    }

    /** {@return a month} */
    public YearMonth yearMonth() {
        return TimeTexts.yearMonth(this, string());
    }

    /** {@return a year} */
    public Year year() {
        return TimeTexts.year(this, string());
    }

    /** {@return a time of day} */
    public LocalTime time() {
        return TimeTexts.time(this, string());
    }

    /** {@return a date and time} */
    public LocalDateTime dateTime() {
        return TimeTexts.dateTime(this, string());
    }

    /** {@return an instant} */
    public Instant instant() {
        return TimeTexts.instant(this, string());
    }

    /** {@return an instant that is stored as the number of seconds since 1970} */
    public Instant epochSecond() {
        long least = Instant.MIN.getEpochSecond();
        long greatest = Instant.MAX.getEpochSecond();
        return Instant.ofEpochSecond(
                NumberTexts.whole(this, number(), "a number of seconds since 1970", least, greatest));
    }

    /** {@return a duration} */
    public Duration duration() {
        return TimeTexts.parse(this, string(), "a Duration", Duration::parse);
    }

    /** {@return a date and time with an offset} */
    public OffsetDateTime offsetDateTime() {
        return TimeTexts.parse(this, string(), "an OffsetDateTime", OffsetDateTime::parse);
    }

    /** {@return a date and time with a zone} */
    public ZonedDateTime zonedDateTime() {
        return TimeTexts.parse(this, string(), "a ZonedDateTime", ZonedDateTime::parse);
    }

    /** {@return a UUID} */
    public UUID uuid() {
        String text = string();
        if (text.length() != UUID_LENGTH) {
            throw unreadable("S with a UUID");
        }
        try {
            return UUID.fromString(text);
        } catch (IllegalArgumentException e) {
            throw unreadable("S with a UUID");
        }
    }

    /** {@return binary data, the caller's own} */
    public byte[] bytes() {
        return sdkBytes().asByteArray();
    }

    /** {@return binary data} */
    public SdkBytes sdkBytes() {
        SdkBytes bytes = value().b();
        if (bytes == null) {
            throw unreadable("B");
        }
        return bytes;
    }
}
