package dev.partita.runtime;

import dev.partita.runtime.key.KeyLimits;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A range of sort keys that are Binary, compared as unsigned bytes. Each end is set at most once. */
public final class BinaryRange {

    private byte @Nullable [] low;
    private byte @Nullable [] high;

    private BinaryRange() {}

    /** {@return a range without ends} */
    public static BinaryRange of() {
        return new BinaryRange();
    }

    /**
     * {@return this, from a key}
     *
     * @param bound the key; an empty one is no end
     */
    public BinaryRange from(byte[] bound) {
        low = bound.length <= KeyLimits.SORT ? bound.clone() : next(Arrays.copyOf(bound, KeyLimits.SORT));
        return this;
    }

    /**
     * {@return this, above a key}
     *
     * @param bound the key; an empty one is no end
     */
    public BinaryRange above(byte[] bound) {
        low = bound.length == 0 ? bound : next(Arrays.copyOf(bound, Math.min(bound.length, KeyLimits.SORT)));
        return this;
    }

    /**
     * {@return this, up to a key}
     *
     * @param bound the key
     */
    public BinaryRange to(byte[] bound) {
        high = Arrays.copyOf(bound, Math.min(bound.length, KeyLimits.SORT));
        return this;
    }

    /**
     * {@return this, below a key}
     *
     * @param bound the key
     */
    public BinaryRange below(byte[] bound) {
        high = bound.length <= KeyLimits.SORT ? previous(bound) : Arrays.copyOf(bound, KeyLimits.SORT);
        return this;
    }

    /** {@return the condition; nothing if the ends are reversed} */
    public SortRange range() {
        boolean reversed = low != null && high != null && Arrays.compareUnsigned(low, high) > 0;
        boolean nothingBelow = high != null && high.length == 0;
        boolean nothingAbove = low != null && low.length > KeyLimits.SORT;
        if (reversed || nothingBelow || nothingAbove) {
            return SortRange.nothing();
        }
        return SortRange.between(low == null || low.length == 0 ? null : value(low), high == null ? null : value(high));
    }

    /** The very next key; too long a one if there is none. */
    private static byte[] next(byte[] key) {
        if (key.length < KeyLimits.SORT) {
            return Arrays.copyOf(key, key.length + 1);
        }
        int end = key.length;
        while (end > 0 && key[end - 1] == (byte) 0xFF) {
            end--;
        }
        if (end == 0) {
            return new byte[KeyLimits.SORT + 1];
        }
        byte[] next = Arrays.copyOf(key, end);
        next[end - 1]++;
        return next;
    }

    /** The key just before; an empty one if there is none. */
    private static byte[] previous(byte[] key) {
        if (key.length == 0 || key[key.length - 1] == 0) {
            return Arrays.copyOf(key, Math.max(0, key.length - 1));
        }
        byte[] previous = Arrays.copyOf(key, KeyLimits.SORT);
        previous[key.length - 1]--;
        Arrays.fill(previous, key.length, KeyLimits.SORT, (byte) 0xFF);
        return previous;
    }

    private static AttributeValue value(byte[] bytes) {
        return AttributeValue.createB(SdkBytes.fromByteArray(bytes));
    }
}
