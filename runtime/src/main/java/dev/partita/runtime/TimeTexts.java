package dev.partita.runtime;

import dev.partita.runtime.key.KeyParser;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.function.Function;

/**
 * Reads dates and times: the layout in which they are written by a parser for just that, several times faster than
 * {@code java.time}'s, and what other programs wrote ({@code 2026-03-01T10:00:00Z}) by {@code java.time}.
 */
final class TimeTexts {

    private static final int FULL = 9;
    private static final char NO_DELIMITER = 0;

    private TimeTexts() {}

    static LocalDate date(AttributeCursor in, String text) {
        KeyParser parser = KeyParser.of(text, NO_DELIMITER);
        LocalDate date = parser.date();
        return parser.end() ? date : parse(in, text, "a LocalDate", LocalDate::parse);
    }

    static YearMonth yearMonth(AttributeCursor in, String text) {
        KeyParser parser = KeyParser.of(text, NO_DELIMITER);
        YearMonth month = parser.yearMonth();
        return parser.end() ? month : parse(in, text, "a YearMonth", YearMonth::parse);
    }

    static Year year(AttributeCursor in, String text) {
        KeyParser parser = KeyParser.of(text, NO_DELIMITER);
        Year year = parser.year();
        return parser.end() ? year : parse(in, text, "a Year", Year::parse);
    }

    static LocalTime time(AttributeCursor in, String text) {
        KeyParser parser = KeyParser.of(text, NO_DELIMITER);
        LocalTime time = parser.time(FULL);
        return parser.end() ? time : parse(in, text, "a LocalTime", LocalTime::parse);
    }

    static LocalDateTime dateTime(AttributeCursor in, String text) {
        KeyParser parser = KeyParser.of(text, NO_DELIMITER);
        LocalDateTime dateTime = parser.dateTime(FULL);
        return parser.end() ? dateTime : parse(in, text, "a LocalDateTime", LocalDateTime::parse);
    }

    static Instant instant(AttributeCursor in, String text) {
        KeyParser parser = KeyParser.of(text, NO_DELIMITER);
        Instant instant = parser.instant(FULL);
        return parser.end() ? instant : parse(in, text, "an Instant", Instant::parse);
    }

    static <T> T parse(AttributeCursor in, String text, String type, Function<String, T> parser) {
        try {
            return parser.apply(text);
        } catch (DateTimeException e) {
            throw in.unreadable("S with " + type);
        }
    }
}
