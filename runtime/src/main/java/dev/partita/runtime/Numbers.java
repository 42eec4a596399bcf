package dev.partita.runtime;

import dev.partita.runtime.key.KeyText;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;

/** Numbers as DynamoDB holds them: at most 38 digits, 0 and magnitudes of 1E-130 to 9.99E+125. Nothing is rounded. */
public final class Numbers {

    private static final int BITS_OF_ANY_37_DIGITS = 122;
    private static final int LONGEST_PLAIN = 126;

    private Numbers() {}

    /**
     * {@return the text of a Number: without trailing zeros, so that equal numbers have one text}
     *
     * @param where record and component
     * @param value the value
     */
    public static String text(String where, BigDecimal value) {
        return KeyText.nativeNumber(where, normal(Objects.requireNonNull(value, where)));
    }

    /**
     * {@return the text of a Number}
     *
     * @param where record and component
     * @param value the value
     */
    public static String text(String where, BigInteger value) {
        return Objects.requireNonNull(value, where).bitLength() <= BITS_OF_ANY_37_DIGITS
                ? value.toString()
                : text(where, new BigDecimal(value));
    }

    /**
     * {@return the text of a Number}
     *
     * @param where record and component
     * @param value the value
     */
    public static String text(String where, double value) {
        double magnitude = Math.abs(value);
        if (magnitude == 0) {
            return "0";
        }
        if (magnitude >= 1e-130 && magnitude < 1e126) {
            return Double.toString(value);
        }
        throw noNumber(where, value);
    }

    /**
     * {@return the text of a Number, with the digits of a {@code float}}
     *
     * @param where record and component
     * @param value the value
     */
    public static String text(String where, float value) {
        if (Float.isNaN(value) || Float.isInfinite(value)) {
            throw noNumber(where, value);
        }
        return value == 0 ? "0" : Float.toString(value);
    }

    /**
     * {@return the number without trailing zeros behind the point, and with no exponent: as all numbers are read}
     *
     * @param value the value
     */
    public static BigDecimal normal(BigDecimal value) {
        if (value.scale() == 0) {
            return value;
        }
        BigDecimal stripped = value.stripTrailingZeros();
        boolean grows = stripped.scale() < 0 && stripped.scale() > -LONGEST_PLAIN;
        return grows ? stripped.setScale(0) : stripped;
    }

    private static IllegalArgumentException noNumber(String where, Object value) {
        return new IllegalArgumentException(where + ": " + value
                + " is no Number of DynamoDB, which holds 0 and magnitudes of 1E-130 to 9.99E+125");
    }
}
