package dev.partita.runtime.key;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** The numbers that DynamoDB can store, one behind the other. */
final class NumberLine {

    static final int MOST_DIGITS = 38;

    /** The least above zero. */
    static final BigDecimal LEAST = new BigDecimal("1E-130");

    /** The greatest: 38 nines. */
    static final BigDecimal GREATEST =
            BigDecimal.ONE.movePointRight(MOST_DIGITS).subtract(BigDecimal.ONE).movePointRight(126 - MOST_DIGITS);

    private static final MathContext DOWN = new MathContext(MOST_DIGITS, RoundingMode.FLOOR);

    private NumberLine() {}

    /** The greatest that isn't above a number, which isn't below the least of all. */
    static BigDecimal floor(BigDecimal number) {
        if (number.abs().compareTo(LEAST) < 0) {
            return number.signum() < 0 ? LEAST.negate() : BigDecimal.ZERO;
        }
        return number.compareTo(GREATEST) > 0 ? GREATEST : number.round(DOWN).stripTrailingZeros();
    }

    static BigDecimal above(BigDecimal number) {
        if (number.compareTo(GREATEST) >= 0) {
            throw new IllegalArgumentException("no Number of DynamoDB is above " + GREATEST);
        }
        if (number.compareTo(GREATEST.negate()) < 0) {
            return GREATEST.negate();
        }
        BigDecimal floor = floor(number);
        if (floor.signum() == 0) {
            return LEAST;
        }
        if (floor.compareTo(LEAST.negate()) == 0) {
            return BigDecimal.ZERO;
        }
        // Towards zero from a power of ten, the numbers have one digit less before the point and one more behind it.
        boolean thins = floor.unscaledValue().longValue() == -1 && floor.precision() == 1;
        int exponent = floor.precision() - floor.scale() - (thins ? 1 : 0);
        BigDecimal step = BigDecimal.ONE.scaleByPowerOfTen(exponent - MOST_DIGITS);
        return floor.add(step).stripTrailingZeros();
    }
}
