package dev.partita.processor.oracle;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Format.Fold;
import dev.partita.runtime.key.KeyBound;
import dev.partita.runtime.key.KeyLimits;
import dev.partita.runtime.key.KeyOrder;
import dev.partita.runtime.key.KeySide;
import dev.partita.runtime.key.KeyText;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;

/** The ends that arguments give, by the code that generated repositories use. */
final class Bounds {

    private Bounds() {}

    static KeyBound of(KeySide side, Format format, Object argument, String prefix) {
        if (format instanceof Format.Text text) {
            int room = KeyLimits.SORT - KeyOrder.utf8Length(prefix);
            return KeyBound.text(side, folded(text, (String) argument), room);
        }
        if (format instanceof Format.Padded padded) {
            return KeyBound.number(side, whole(argument), padded.width(), padded.min(), padded.max());
        }
        if (format instanceof Format.Decimal decimal) {
            return KeyBound.decimal(side, (BigDecimal) argument, decimal.integerDigits(), decimal.fractionDigits());
        }
        if (format instanceof Format.NativeInteger number) {
            return KeyBound.nativeNumber(side, whole(argument), number.min(), number.max());
        }
        if (format instanceof Format.NativeDecimal) {
            return KeyBound.nativeNumber(side, (BigDecimal) argument);
        }
        if (format instanceof Format.Temporal temporal) {
            return temporal(side, temporal, argument);
        }
        if (format instanceof Format.Bool) {
            return KeyBound.bool(side, (Boolean) argument);
        }
        if (format instanceof Format.Character) {
            return KeyBound.character(side, (Character) argument);
        }
        throw new IllegalStateException("a range of " + format);
    }

    private static KeyBound temporal(KeySide side, Format.Temporal format, Object argument) {
        int digits = format.fractionDigits();
        return switch (format.kind()) {
            case LOCAL_DATE -> KeyBound.date(side, (LocalDate) argument);
            case YEAR_MONTH -> KeyBound.yearMonth(side, (YearMonth) argument);
            case YEAR -> KeyBound.year(side, (Year) argument);
            case LOCAL_TIME -> KeyBound.time(side, (LocalTime) argument, digits);
            case LOCAL_DATE_TIME -> KeyBound.dateTime(side, (LocalDateTime) argument, digits);
            case INSTANT -> KeyBound.instant(side, (Instant) argument, digits);
        };
    }

    private static long whole(Object argument) {
        return ((Number) argument).longValue();
    }

    static String folded(Format.Text format, String text) {
        return format.fold() == Fold.NONE
                ? text
                : format.fold() == Fold.LOWER ? KeyText.foldLower(text) : KeyText.foldUpper(text);
    }
}
