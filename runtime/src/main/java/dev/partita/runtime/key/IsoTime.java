package dev.partita.runtime.key;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;

/**
 * Dates and times in the one layout that a key holds: years 0000 to 9999, a fixed number of fraction digits. Writing and
 * reading stand side by side here, so that they stay each other's inverse; {@code java.time}'s own formatters and
 * parsers cost several times as much.
 */
final class IsoTime {

    /** What the readers give for text that isn't in the layout. */
    static final int NONE = -1;

    static final int YEAR_LENGTH = 4;
    static final int MONTH_LENGTH = 7;
    static final int DATE_LENGTH = 10;

    static final int SECONDS_OF_DAY = 86_400;
    static final int NANOS = 1_000_000_000;

    /** The first second of the year 0000. */
    static final long FIRST_SECOND = -62_167_219_200L;

    /** The last second of the year 9999. */
    static final long LAST_SECOND = 253_402_300_799L;

    private static final int SECONDS_LENGTH = 8;

    private IsoTime() {}

    static int timeLength(int precision) {
        return precision == 0 ? SECONDS_LENGTH : SECONDS_LENGTH + 1 + precision;
    }

    /** The nanoseconds of the last fraction digit: 1 for nine digits, 1,000,000 for three. */
    static int unit(int precision) {
        int unit = NANOS;
        for (int digit = 0; digit < precision; digit++) {
            unit /= 10;
        }
        return unit;
    }

    static String year(String where, Year year) {
        byte[] text = new byte[YEAR_LENGTH];
        putYear(where, year, year.getValue(), text);
        return ascii(text);
    }

    static String month(String where, YearMonth month) {
        byte[] text = new byte[MONTH_LENGTH];
        putYear(where, month, month.getYear(), text);
        putMonth(text, month.getMonthValue());
        return ascii(text);
    }

    static String date(String where, LocalDate date) {
        byte[] text = new byte[DATE_LENGTH];
        putDate(where, date, date, text);
        return ascii(text);
    }

    static String time(String where, LocalTime time, int precision) {
        byte[] text = new byte[timeLength(precision)];
        putTime(where, time, text, 0, time.toSecondOfDay(), time.getNano(), precision);
        return ascii(text);
    }

    static String dateTime(String where, LocalDateTime dateTime, int precision) {
        byte[] text = new byte[DATE_LENGTH + 1 + timeLength(precision)];
        putDate(where, dateTime, dateTime.toLocalDate(), text);
        text[DATE_LENGTH] = 'T';
        int second = dateTime.getHour() * 3600 + dateTime.getMinute() * 60 + dateTime.getSecond();
        putTime(where, dateTime, text, DATE_LENGTH + 1, second, dateTime.getNano(), precision);
        return ascii(text);
    }

    static String instant(String where, Object value, long second, int nano, int precision) {
        if (second < FIRST_SECOND || second > LAST_SECOND) {
            throw Refusal.years(where, value);
        }
        byte[] text = new byte[DATE_LENGTH + 2 + timeLength(precision)];
        putDate(where, value, LocalDate.ofEpochDay(Math.floorDiv(second, SECONDS_OF_DAY)), text);
        text[DATE_LENGTH] = 'T';
        putTime(where, value, text, DATE_LENGTH + 1, Math.floorMod(second, SECONDS_OF_DAY), nano, precision);
        text[text.length - 1] = 'Z';
        return ascii(text);
    }

    private static void putYear(String where, Object value, int year, byte[] text) {
        if (year < 0 || year > 9999) {
            throw Refusal.years(where, value);
        }
        put(text, 0, YEAR_LENGTH, year);
    }

    private static void putMonth(byte[] text, int month) {
        text[YEAR_LENGTH] = '-';
        put(text, YEAR_LENGTH + 1, 2, month);
    }

    private static void putDate(String where, Object value, LocalDate date, byte[] text) {
        putYear(where, value, date.getYear(), text);
        putMonth(text, date.getMonthValue());
        text[MONTH_LENGTH] = '-';
        put(text, MONTH_LENGTH + 1, 2, date.getDayOfMonth());
    }

    private static void putTime(
            String where, Object value, byte[] text, int at, int secondOfDay, int nano, int precision) {
        int unit = unit(precision);
        if (nano % unit != 0) {
            throw Refusal.finer(where, value, precision);
        }
        put(text, at, 2, secondOfDay / 3600);
        text[at + 2] = ':';
        put(text, at + 3, 2, secondOfDay / 60 % 60);
        text[at + 5] = ':';
        put(text, at + 6, 2, secondOfDay % 60);
        if (precision > 0) {
            text[at + SECONDS_LENGTH] = '.';
            put(text, at + SECONDS_LENGTH + 1, precision, nano / unit);
        }
    }

    private static void put(byte[] text, int from, int width, int value) {
        int rest = value;
        for (int at = from + width - 1; at >= from; at--) {
            text[at] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
    }

    private static String ascii(byte[] text) {
        return new String(text, StandardCharsets.ISO_8859_1);
    }

    static int yearAt(String key, int at) {
        return number(key, at, YEAR_LENGTH);
    }

    /** Year and month as {@code year << 4 | month}. */
    static int monthAt(String key, int at) {
        int year = yearAt(key, at);
        int month = number(key, at + YEAR_LENGTH + 1, 2);
        if (year < 0 || month < 1 || month > 12 || key.charAt(at + YEAR_LENGTH) != '-') {
            return NONE;
        }
        return (year << 4) | month;
    }

    /** The date as {@code year << 9 | month << 5 | day}; it exists. */
    static int dateAt(String key, int at) {
        int month = monthAt(key, at);
        int day = number(key, at + MONTH_LENGTH + 1, 2);
        if (month < 0 || day < 1 || key.charAt(at + MONTH_LENGTH) != '-' || day > days(month >> 4, month & 15)) {
            return NONE;
        }
        return (month << 5) | day;
    }

    static LocalDate localDate(int dateAt) {
        return LocalDate.of(dateAt >> 9, (dateAt >> 5) & 15, dateAt & 31);
    }

    private static int days(int year, int month) {
        if (month == 2) {
            boolean leap = (year & 3) == 0 && (year % 100 != 0 || year % 400 == 0);
            return leap ? 29 : 28;
        }
        return 30 + ((month + (month >> 3)) & 1);
    }

    /** The time as the nanosecond of its day. */
    static long timeAt(String key, int at, int precision) {
        int hour = number(key, at, 2);
        int minute = number(key, at + 3, 2);
        int second = number(key, at + 6, 2);
        int fraction = precision == 0 ? 0 : number(key, at + SECONDS_LENGTH + 1, precision);
        if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59 || fraction < 0) {
            return NONE;
        }
        if (key.charAt(at + 2) != ':' || key.charAt(at + 5) != ':') {
            return NONE;
        }
        if (precision > 0 && key.charAt(at + SECONDS_LENGTH) != '.') {
            return NONE;
        }
        return (hour * 3600L + minute * 60L + second) * NANOS + (long) fraction * unit(precision);
    }

    private static int number(String key, int from, int width) {
        if (from + width > key.length()) {
            return NONE;
        }
        int number = 0;
        for (int at = from; at < from + width; at++) {
            int digit = key.charAt(at) - '0';
            if (digit < 0 || digit > 9) {
                return NONE;
            }
            number = number * 10 + digit;
        }
        return number;
    }
}
