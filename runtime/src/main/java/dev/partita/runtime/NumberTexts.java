package dev.partita.runtime;

import java.math.BigDecimal;

/** Reads numbers, in whichever form the service or another program wrote them. */
final class NumberTexts {

    private NumberTexts() {}

    static long whole(AttributeCursor in, String number, String type, long least, long greatest) {
        long whole = Long.MIN_VALUE;
        try {
            whole = plain(number) ? Long.parseLong(number) : new BigDecimal(number).longValueExact();
        } catch (ArithmeticException | NumberFormatException e) {
            throw in.unreadable("N that is " + type);
        }
        if (whole < least || whole > greatest) {
            throw in.unreadable("N that is " + type);
        }
        return whole;
    }

    /** Whether it has neither point nor exponent, which {@code 1E2} and {@code 3.0} have. */
    private static boolean plain(String number) {
        for (int at = 0; at < number.length(); at++) {
            char unit = number.charAt(at);
            if (unit == '.' || unit == 'e' || unit == 'E') {
                return false;
            }
        }
        return true;
    }

    static BigDecimal decimal(AttributeCursor in, String number) {
        try {
            return Numbers.normal(new BigDecimal(number));
        } catch (NumberFormatException e) {
            throw in.unreadable("N that is a number");
        }
    }

    static double floating(AttributeCursor in, String number) {
        try {
            return Double.parseDouble(number);
        } catch (NumberFormatException e) {
            throw in.unreadable("N that is a number");
        }
    }
}
