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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads the attributes of an item, one at a time: {@code in.at("total").integer()}. What isn't there or isn't what is
 * asked for is an {@link ItemReadException} that names the place.
 */
public final class AttributeReader extends AttributeCursor {

    private static final int UUID_LENGTH = 36;

    private AttributeReader(ItemPlace place, @Nullable AttributeCursor outer, Map<String, AttributeValue> attributes) {
        super(place, outer, attributes);
    }

    private AttributeReader(AttributeCursor outer, List<AttributeValue> elements) {
        super(outer, elements);
    }

    private AttributeReader(AttributeCursor outer, Map<String, AttributeValue> entries) {
        super(outer, entries);
    }

    /**
     * {@return a reader of an item}
     *
     * @param layout the item's table
     * @param record the name of the record that is read
     * @param item the item
     */
    public static AttributeReader of(TableLayout layout, String record, Map<String, AttributeValue> item) {
        return new AttributeReader(new ItemPlace(layout, record, item), null, item);
    }

    /**
     * Refuses an item whose type attribute, where the table has one, names another record.
     *
     * @param type the name that it should hold
     * @return this
     */
    public AttributeReader ofType(String type) {
        String attribute = place().layout().typeAttribute();
        if (attribute != null && !type.equals(at(attribute).string())) {
            throw unreadable("the type " + type);
        }
        return this;
    }

    /**
     * Goes to an attribute.
     *
     * @param attribute its name and that of the component
     * @return this
     */
    public AttributeReader at(String attribute) {
        return at(attribute, attribute);
    }

    /**
     * Goes to an attribute.
     *
     * @param attribute its name
     * @param component the component's name
     * @return this
     */
    public AttributeReader at(String attribute, String component) {
        if (!has(attribute, component)) {
            throw unreadable("the attribute " + attribute);
        }
        return this;
    }

    /**
     * Goes to an attribute that may be missing.
     *
     * @param attribute its name and that of the component
     * @return whether it has a value; NULL is none
     */
    public boolean has(String attribute) {
        return has(attribute, attribute);
    }

    /** {@return whether there was another element of the list or set; then it is the value} */
    public boolean next() {
        return advance();
    }

    /** {@return whether there was another entry of the map; then its value is the value, and {@link #key} its key} */
    public boolean nextEntry() {
        return advanceEntry();
    }

    /** {@return a reader of the attributes of a map} */
    public AttributeReader map() {
        return new AttributeReader(place(), this, attributes());
    }

    /** {@return a reader of the entries of a map} */
    public AttributeReader entries() {
        return new AttributeReader(this, attributes());
    }

    private Map<String, AttributeValue> attributes() {
        if (!value().hasM()) {
            throw unreadable("M");
        }
        return value().m();
    }

    /** {@return a reader of the elements of a list} */
    public AttributeReader list() {
        if (!value().hasL()) {
            throw unreadable("L");
        }
        return new AttributeReader(this, value().l());
    }

    /** {@return how many elements or entries the list, set or map has} */
    public int size() {
        AttributeValue value = value();
        return value.l().size() + value.m().size() + value.ss().size() + value.ns().size() + value.bs().size();
    }

    /** {@return the texts of a set} */
    public List<String> texts() {
        if (!value().hasSs()) {
            throw unreadable("SS");
        }
        return value().ss();
    }

    /** {@return a reader of the elements of a set of texts} */
    public AttributeReader textSet() {
        List<String> texts = texts();
        List<AttributeValue> elements = new ArrayList<>(texts.size());
        for (String text : texts) {
            elements.add(AttributeValue.createS(text));
        }
        return new AttributeReader(this, elements);
    }

    /** {@return a reader of the elements of a set of numbers} */
    public AttributeReader numberSet() {
        if (!value().hasNs()) {
            throw unreadable("NS");
        }
        List<AttributeValue> elements = new ArrayList<>(value().ns().size());
        for (String number : value().ns()) {
            elements.add(AttributeValue.createN(number));
        }
        return new AttributeReader(this, elements);
    }

    /** {@return a reader of the elements of a set of binary values} */
    public AttributeReader binarySet() {
        if (!value().hasBs()) {
            throw unreadable("BS");
        }
        List<AttributeValue> elements = new ArrayList<>(value().bs().size());
        for (SdkBytes bytes : value().bs()) {
            elements.add(AttributeValue.createB(bytes));
        }
        return new AttributeReader(this, elements);
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
