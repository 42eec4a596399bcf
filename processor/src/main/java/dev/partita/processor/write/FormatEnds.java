package dev.partita.processor.write;

import dev.partita.processor.schema.Format;
import dev.partita.runtime.key.KeyText;
import java.math.BigDecimal;

/**
 * The least and the greatest text that a format writes; empty where it is never asked for, or only limited by its length.
 */
record FormatEnds(String least, String greatest) {

    private static final String FIRST_DATE = "0000-01-01";
    private static final String LAST_DATE = "9999-12-31";

    static FormatEnds of(Format format) {
        if (format instanceof Format.Padded padded) {
            return padded(padded);
        }
        if (format instanceof Format.Decimal decimal) {
            return decimal(decimal);
        }
        if (format instanceof Format.Temporal temporal) {
            return temporal(temporal);
        }
        return KeyBoundCode.isOpenText(format) ? new FormatEnds("\0", "") : new FormatEnds("", "");
    }

    private static FormatEnds padded(Format.Padded padded) {
        int width = padded.width();
        long widest = width > 18 ? Long.MAX_VALUE : Long.parseLong("9".repeat(width));
        long least = width > 18 ? padded.min() : Math.max(padded.min(), -widest);
        long greatest = Math.min(padded.max(), widest);
        return new FormatEnds(KeyText.number("", least, width), KeyText.number("", greatest, width));
    }

    private static FormatEnds decimal(Format.Decimal decimal) {
        int integer = decimal.integerDigits();
        int fraction = decimal.fractionDigits();
        BigDecimal greatest = new BigDecimal("9".repeat(integer + fraction)).movePointLeft(fraction);
        return new FormatEnds(
                KeyText.decimal("", greatest.negate(), integer, fraction),
                KeyText.decimal("", greatest, integer, fraction));
    }

    private static FormatEnds temporal(Format.Temporal temporal) {
        String zeros = fraction('0', temporal.fractionDigits());
        String nines = fraction('9', temporal.fractionDigits());
        String first = "00:00:00" + zeros;
        String last = "23:59:59" + nines;
        return switch (temporal.kind()) {
            case LOCAL_DATE -> new FormatEnds(FIRST_DATE, LAST_DATE);
            case YEAR_MONTH -> new FormatEnds("0000-01", "9999-12");
            case YEAR -> new FormatEnds("0000", "9999");
            case LOCAL_TIME -> new FormatEnds(first, last);
            case LOCAL_DATE_TIME -> new FormatEnds(FIRST_DATE + "T" + first, LAST_DATE + "T" + last);
            case INSTANT -> new FormatEnds(FIRST_DATE + "T" + first + "Z", LAST_DATE + "T" + last + "Z");
        };
    }

    private static String fraction(char digit, int digits) {
        return digits == 0 ? "" : "." + String.valueOf(digit).repeat(digits);
    }
}
