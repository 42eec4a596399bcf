package dev.partita.runtime;

import java.math.BigDecimal;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads a native Number or Binary key. As with {@link dev.partita.runtime.key.KeyParser}, failure is sticky: values are
 * arbitrary then, and {@link #end} is false.
 */
public final class NativeKey {

    private final @Nullable AttributeValue value;
    private boolean failed;

    private NativeKey(@Nullable AttributeValue value) {
        this.value = value;
    }

    /**
     * {@return a reader of one key attribute}
     *
     * @param item the item
     * @param attribute the name of the key attribute
     */
    public static NativeKey of(Map<String, AttributeValue> item, String attribute) {
        return new NativeKey(item.get(attribute));
    }

    /**
     * {@return a whole number}
     *
     * @param least the least that its type can hold
     * @param greatest the greatest that its type can hold
     */
    public long number(long least, long greatest) {
        BigDecimal number = decimal();
        if (number.scale() > 0
                || number.compareTo(BigDecimal.valueOf(least)) < 0
                || number.compareTo(BigDecimal.valueOf(greatest)) > 0) {
            failed = true;
            return 0;
        }
        return number.longValueExact();
    }

    /** {@return a number} */
    public BigDecimal decimal() {
        String number = value == null ? null : value.n();
        if (number == null) {
            failed = true;
            return BigDecimal.ZERO;
        }
        return Numbers.normal(new BigDecimal(number));
    }

    /** {@return bytes, the caller's own} */
    public byte[] bytes() {
        if (value == null || value.b() == null) {
            failed = true;
            return new byte[0];
        }
        return value.b().asByteArray();
    }

    /** {@return whether it was what was asked for} */
    public boolean end() {
        return !failed;
    }

    /**
     * {@return whether an item's key attribute is a Number}
     *
     * @param item the item
     * @param attribute the name of the key attribute
     */
    public static boolean isNumber(Map<String, AttributeValue> item, String attribute) {
        AttributeValue value = item.get(attribute);
        return value != null && value.n() != null;
    }

    /**
     * {@return whether an item's key attribute is a Binary}
     *
     * @param item the item
     * @param attribute the name of the key attribute
     */
    public static boolean isBinary(Map<String, AttributeValue> item, String attribute) {
        AttributeValue value = item.get(attribute);
        return value != null && value.b() != null;
    }
}
