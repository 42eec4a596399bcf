package dev.partita.runtime.key;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;

/** The bounds of dates and times. */
final class TimeBound {

    private static final int LAST_YEAR = 9999;

    private TimeBound() {}

    static KeyBound date(KeySide side, LocalDate value) {
        int step = side.step(false);
        long first = IsoTime.FIRST_SECOND / IsoTime.SECONDS_OF_DAY;
        long last = IsoTime.LAST_SECOND / IsoTime.SECONDS_OF_DAY;
        KeyBound outside = side.outside(value.toEpochDay(), step, first, last);
        return outside != null ? outside : KeyBound.of(KeyText.date("", value.plusDays(step)));
    }

    static KeyBound month(KeySide side, YearMonth value) {
        int step = side.step(false);
        long month = value.getYear() * 12L + value.getMonthValue() - 1;
        KeyBound outside = side.outside(month, step, 0, LAST_YEAR * 12 + 11);
        return outside != null ? outside : KeyBound.of(KeyText.yearMonth("", value.plusMonths(step)));
    }

    static KeyBound year(KeySide side, Year value) {
        int step = side.step(false);
        KeyBound outside = side.outside(value.getValue(), step, 0, LAST_YEAR);
        return outside != null ? outside : KeyBound.of(KeyText.year("", value.plusYears(step)));
    }

    static KeyBound time(KeySide side, LocalTime value, int precision) {
        long unit = IsoTime.unit(precision);
        long nano = value.toNanoOfDay();
        int step = side.step(nano % unit != 0);
        long last = (long) IsoTime.SECONDS_OF_DAY * IsoTime.NANOS / unit - 1;
        KeyBound outside = side.outside(nano / unit, step, 0, last);
        if (outside != null) {
            return outside;
        }
        LocalTime bound = LocalTime.ofNanoOfDay((nano / unit + step) * unit);
        return KeyBound.of(KeyText.time("", bound, precision));
    }

    static KeyBound dateTime(KeySide side, LocalDateTime value, int precision) {
        KeyBound bound = instant(side, value.toInstant(ZoneOffset.UTC), precision);
        String text = bound.text();
        return text.isEmpty() ? bound : KeyBound.of(text.substring(0, text.length() - 1));
    }

    static KeyBound instant(KeySide side, Instant value, int precision) {
        int unit = IsoTime.unit(precision);
        int nano = value.getNano();
        long fraction = nano - nano % unit + (long) unit * side.step(nano % unit != 0);
        long second = value.getEpochSecond() + Math.floorDiv(fraction, IsoTime.NANOS);
        int boundNano = Math.floorMod(fraction, IsoTime.NANOS);
        KeyBound outside = side.outside(
                compare(second, boundNano, IsoTime.FIRST_SECOND, 0),
                compare(second, boundNano, IsoTime.LAST_SECOND, IsoTime.NANOS - unit));
        return outside != null ? outside : KeyBound.of(IsoTime.instant("", "", second, boundNano, precision));
    }

    private static int compare(long second, int nano, long otherSecond, int otherNano) {
        return second == otherSecond ? Integer.compare(nano, otherNano) : Long.compare(second, otherSecond);
    }
}
