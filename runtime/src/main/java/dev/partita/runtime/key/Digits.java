package dev.partita.runtime.key;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Numbers as text that sorts like the numbers: zero-padded, and below zero the nines' complement behind {@code -}, which
 * sorts before every digit. Writing and reading stand side by side here, so that they stay each other's inverse.
 */
final class Digits {

    /** What {@link #magnitude} gives for text that is no number. */
    static final long NONE = 1;

    private static final int MOST_DIGITS = NumberLine.MOST_DIGITS;
    private static final int LEAST_EXPONENT = -130;
    private static final int GREATEST_EXPONENT = 125;

    private Digits() {}

    static String padded(String where, long value, int width) {
        boolean negative = value < 0;
        byte[] text = new byte[negative ? width + 1 : width];
        long rest = negative ? value : -value; // kept at or below zero, where Long.MIN_VALUE has room too
        for (int at = text.length - 1; at >= text.length - width; at--) {
            int digit = (int) -(rest % 10);
            text[at] = (byte) (negative ? '9' - digit : '0' + digit);
            rest /= 10;
        }
        if (rest != 0) {
            int needed = Long.toString(value).length() - (negative ? 1 : 0);
            throw Refusal.digits(where, value, needed, width, "");
        }
        if (negative) {
            text[0] = '-';
        }
        return new String(text, StandardCharsets.ISO_8859_1);
    }

    /**
     * Reads digits, or with {@code complement} their nines' complements.
     *
     * @return the number's negative, which holds {@link Long#MIN_VALUE} too; or {@link #NONE}
     */
    static long magnitude(String key, int from, int to, boolean complement) {
        if (to > key.length() || from >= to) {
            return NONE;
        }
        long value = 0;
        for (int at = from; at < to; at++) {
            int digit = complement ? '9' - key.charAt(at) : key.charAt(at) - '0';
            if (digit < 0 || digit > 9 || value < Long.MIN_VALUE / 10) {
                return NONE;
            }
            value = value * 10 - digit;
            if (value > 0) {
                return NONE;
            }
        }
        return value;
    }

    /** How many characters a decimal takes, without the sign. */
    static int decimalLength(int integerDigits, int fractionDigits) {
        return fractionDigits == 0 ? integerDigits : integerDigits + 1 + fractionDigits;
    }

    static String decimal(String where, BigDecimal value, int integerDigits, int fractionDigits) {
        String digits = fixed(where, value, integerDigits, fractionDigits)
                .unscaledValue()
                .abs()
                .toString();
        boolean negative = value.signum() < 0;
        int first = negative ? 1 : 0;
        byte[] text = new byte[first + decimalLength(integerDigits, fractionDigits)];
        int next = digits.length();
        for (int at = text.length - 1; at >= first; at--) {
            if (fractionDigits != 0 && at == first + integerDigits) {
                text[at] = '.';
                continue;
            }
            next--;
            int digit = next < 0 ? 0 : digits.charAt(next) - '0';
            text[at] = (byte) (negative ? '9' - digit : '0' + digit);
        }
        if (negative) {
            text[0] = '-';
        }
        return new String(text, StandardCharsets.ISO_8859_1);
    }

    /** The value with exactly so many fraction digits; what is too long is refused before it is written out. */
    private static BigDecimal fixed(String where, BigDecimal value, int integerDigits, int fractionDigits) {
        if (value.signum() == 0) {
            return BigDecimal.ZERO;
        }
        long before = (long) value.precision() - value.scale();
        if (before > integerDigits) {
            throw Refusal.digits(where, value, before, integerDigits, " before the point");
        }
        BigDecimal exact = value.scale() > fractionDigits ? value.stripTrailingZeros() : value;
        if (exact.scale() > fractionDigits) {
            throw Refusal.digits(where, value, exact.scale(), fractionDigits, " behind the point");
        }
        return exact.setScale(fractionDigits);
    }

    static @Nullable BigDecimal decimalAt(
            String key, int from, boolean negative, int integerDigits, int fractionDigits) {
        int end = from + decimalLength(integerDigits, fractionDigits);
        if (end > key.length()) {
            return null;
        }
        char[] digits = new char[integerDigits + fractionDigits];
        int count = 0;
        for (int at = from; at < end; at++) {
            char unit = key.charAt(at);
            if (fractionDigits != 0 && at == from + integerDigits) {
                if (unit != '.') {
                    return null;
                }
                continue;
            }
            if (unit < '0' || unit > '9') {
                return null;
            }
            digits[count++] = negative ? (char) ('0' + '9' - unit) : unit;
        }
        BigInteger unscaled = new BigInteger(new String(digits));
        if (negative && unscaled.signum() == 0) {
            return null;
        }
        return new BigDecimal(negative ? unscaled.negate() : unscaled, fractionDigits);
    }

    static String nativeNumber(String where, BigDecimal value) {
        if (value.signum() == 0) {
            return "0";
        }
        BigDecimal exact = value.precision() > MOST_DIGITS ? value.stripTrailingZeros() : value;
        if (exact.precision() > MOST_DIGITS) {
            throw Refusal.digits(where, value, exact.precision(), MOST_DIGITS, "");
        }
        long exponent = (long) exact.precision() - exact.scale() - 1;
        if (exponent < LEAST_EXPONENT || exponent > GREATEST_EXPONENT) {
            throw Refusal.range(where, value);
        }
        return exact.toString();
    }
}
