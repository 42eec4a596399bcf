package dev.partita.runtime.key;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.UUID;

/** The bounds of numbers, and of what is counted like them. */
final class NumberBound {

    private static final int LONG_DIGITS = 19;

    private NumberBound() {}

    static KeyBound padded(KeySide side, long value, int width, long least, long greatest) {
        long low = least;
        long high = greatest;
        if (width < LONG_DIGITS) {
            long widest = 0;
            for (int digit = 0; digit < width; digit++) {
                widest = widest * 10 + 9;
            }
            low = Math.max(least, -widest);
            high = Math.min(greatest, widest);
        }
        int step = side.step(false);
        KeyBound outside = side.outside(value, step, low, high);
        return outside != null ? outside : KeyBound.of(KeyText.number("", value + step, width));
    }

    static KeyBound whole(KeySide side, long value, long least, long greatest) {
        int step = side.step(false);
        KeyBound outside = side.outside(value, step, least, greatest);
        return outside != null ? outside : KeyBound.of(KeyText.plain(value + step));
    }

    static KeyBound decimal(KeySide side, BigDecimal value, int integerDigits, int fractionDigits) {
        BigDecimal unit = BigDecimal.ONE.scaleByPowerOfTen(-fractionDigits);
        BigDecimal greatest = BigDecimal.ONE.scaleByPowerOfTen(integerDigits).subtract(unit);
        BigDecimal near = near(value, integerDigits, fractionDigits);
        BigDecimal floor = near.setScale(fractionDigits, RoundingMode.FLOOR);
        BigDecimal step = BigDecimal.valueOf(side.step(floor.compareTo(near) != 0));
        BigDecimal bound = floor.add(step.multiply(unit));
        KeyBound outside = side.outside(bound.compareTo(greatest.negate()), bound.compareTo(greatest));
        return outside != null ? outside : KeyBound.of(KeyText.decimal("", bound, integerDigits, fractionDigits));
    }

    /** A number that rounds to the same bound, but whose digits can be written out, whatever its exponent. */
    private static BigDecimal near(BigDecimal value, int integerDigits, int fractionDigits) {
        long exponent = (long) value.precision() - value.scale();
        if (value.signum() == 0 || (exponent >= -fractionDigits && exponent <= integerDigits)) {
            return value;
        }
        int power = exponent > integerDigits ? integerDigits + 1 : -fractionDigits - 1;
        return BigDecimal.valueOf(value.signum()).scaleByPowerOfTen(power);
    }

    static KeyBound any(KeySide side, BigDecimal value) {
        int toLeast = value.compareTo(NumberLine.GREATEST.negate());
        int toGreatest = value.compareTo(NumberLine.GREATEST);
        KeyBound outside = side.outside(toLeast, toGreatest);
        if (outside != null) {
            return outside;
        }
        BigDecimal bound = NumberLine.floor(value);
        int step = side.step(bound.compareTo(value) != 0);
        if ((step > 0 && toGreatest == 0) || (step < 0 && toLeast == 0)) {
            return KeyBound.EMPTY;
        }
        if (step != 0) {
            bound = step > 0 ? KeyOrder.above(value) : KeyOrder.below(value);
        }
        return KeyBound.of(KeyText.nativeNumber("", bound));
    }

    static KeyBound bool(KeySide side, boolean value) {
        int number = value ? 1 : 0;
        int step = side.step(false);
        KeyBound outside = side.outside(number, step, 0, 1);
        return outside != null ? outside : KeyBound.of(KeyText.bool(number + step == 1));
    }

    static KeyBound uuid(KeySide side, UUID value) {
        long high = value.getMostSignificantBits();
        long low = value.getLeastSignificantBits();
        int toLeast = high == 0 && low == 0 ? 0 : 1;
        int toGreatest = high == -1 && low == -1 ? 0 : -1;
        int step = side.step(false);
        if ((step > 0 && toGreatest == 0) || (step < 0 && toLeast == 0)) {
            return KeyBound.EMPTY;
        }
        KeyBound outside = side.outside(toLeast, toGreatest);
        if (outside != null) {
            return outside;
        }
        long boundLow = low + step;
        boolean carries = step > 0 ? boundLow == 0 : step < 0 && low == 0;
        return KeyBound.of(KeyText.uuid(new UUID(carries ? high + step : high, boundLow)));
    }
}
