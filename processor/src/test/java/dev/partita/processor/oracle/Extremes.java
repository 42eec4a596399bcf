package dev.partita.processor.oracle;

import dev.partita.processor.schema.Format;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;

/** The least and the greatest text of a format of fixed width: what a bound beyond them is clamped to. */
final class Extremes {

    private Extremes() {}

    static String of(Format format, boolean greatest) {
        if (format instanceof Format.Padded padded) {
            long widest = Long.parseLong("9".repeat(padded.width()));
            long value = greatest ? Math.min(padded.max(), widest) : Math.max(padded.min(), -widest);
            return Encoder.text(format, value);
        }
        if (format instanceof Format.Decimal decimal) {
            BigDecimal value = new BigDecimal("9".repeat(decimal.integerDigits() + decimal.fractionDigits()))
                    .movePointLeft(decimal.fractionDigits());
            return Encoder.text(format, greatest ? value : value.negate());
        }
        return format instanceof Format.Temporal temporal ? Encoder.text(format, temporal(temporal, greatest)) : "";
    }

    private static Object temporal(Format.Temporal format, boolean greatest) {
        return switch (format.kind()) {
            case LOCAL_DATE -> greatest ? LocalDate.of(9999, 12, 31) : LocalDate.of(0, 1, 1);
            case YEAR_MONTH -> greatest ? YearMonth.of(9999, 12) : YearMonth.of(0, 1);
            case YEAR -> Year.of(greatest ? 9999 : 0);
            case INSTANT -> Instant.parse(greatest ? "9999-12-31T23:59:59Z" : "0000-01-01T00:00:00Z");
            case LOCAL_TIME, LOCAL_DATE_TIME -> throw new IllegalStateException("not among the kinds of the oracle");
        };
    }

    /** An argument beyond all values of the format, as far as its type has one. */
    static Object beyond(Format format, boolean greatest) {
        if (format instanceof Format.Padded padded) {
            return greatest ? padded.max() : padded.min();
        }
        if (format instanceof Format.Decimal) {
            return new BigDecimal(greatest ? "1E+30" : "-1E+30");
        }
        return switch (((Format.Temporal) format).kind()) {
            case LOCAL_DATE -> greatest ? LocalDate.MAX : LocalDate.MIN;
            case YEAR_MONTH -> YearMonth.of(greatest ? Year.MAX_VALUE : Year.MIN_VALUE, 1);
            case YEAR -> Year.of(greatest ? Year.MAX_VALUE : Year.MIN_VALUE);
            case INSTANT -> greatest ? Instant.MAX : Instant.MIN;
            case LOCAL_TIME, LOCAL_DATE_TIME -> throw new IllegalStateException("not among the kinds of the oracle");
        };
    }
}
