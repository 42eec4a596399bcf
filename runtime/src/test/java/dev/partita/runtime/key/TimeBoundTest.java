package dev.partita.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The bounds of dates and times, near to what is stored and far away. */
class TimeBoundTest {

    private static final LocalDate FIRST = LocalDate.of(0, 1, 1);
    private static final LocalDate LAST = LocalDate.of(9999, 12, 31);
    private static final int[] PRECISIONS = {0, 3, 6, 9};

    @Test
    void dates() {
        List<LocalDate> stored = Stream.of(
                        FIRST, LocalDate.of(2024, 2, 28), LocalDate.of(2025, 12, 30), LAST.minusDays(3))
                .flatMap(date -> date.datesUntil(date.plusDays(4)))
                .toList();
        List<LocalDate> asked = new ArrayList<>(stored);
        asked.addAll(List.of(LocalDate.MIN, FIRST.minusDays(1), LAST.plusDays(1), LocalDate.MAX));
        for (LocalDate date : asked) {
            Asked.check(
                    date,
                    stored,
                    Comparator.naturalOrder(),
                    value -> KeyText.date("", value),
                    KeyParser::date,
                    side -> KeyBound.date(side, date));
        }
    }

    @Test
    void months() {
        List<YearMonth> stored = new ArrayList<>();
        for (int year : new int[] {0, 1, 2025, 9998, 9999}) {
            for (int month = 1; month <= 12; month++) {
                stored.add(YearMonth.of(year, month));
            }
        }
        List<YearMonth> asked = new ArrayList<>(stored);
        asked.add(YearMonth.of(-1, 12));
        asked.add(YearMonth.of(10_000, 1));
        asked.add(YearMonth.of(Year.MIN_VALUE, 1));
        asked.add(YearMonth.of(Year.MAX_VALUE, 12));
        for (YearMonth month : asked) {
            Asked.check(
                    month,
                    stored,
                    Comparator.naturalOrder(),
                    value -> KeyText.yearMonth("", value),
                    KeyParser::yearMonth,
                    side -> KeyBound.yearMonth(side, month));
        }
    }

    @Test
    void years() {
        List<Year> stored =
                Stream.of(0, 1, 2, 2025, 2026, 9998, 9999).map(Year::of).toList();
        for (int asked : new int[] {Year.MIN_VALUE, -1, 0, 1, 2, 3, 2025, 9998, 9999, 10_000, Year.MAX_VALUE}) {
            Asked.check(
                    Year.of(asked),
                    stored,
                    Comparator.naturalOrder(),
                    value -> KeyText.year("", value),
                    KeyParser::year,
                    side -> KeyBound.year(side, Year.of(asked)));
        }
    }

    @Test
    void timesOfDay() {
        for (int precision : PRECISIONS) {
            long unit = IsoTime.unit(precision);
            long end = LocalTime.MAX.toNanoOfDay() + 1;
            long noon = LocalTime.NOON.toNanoOfDay();
            List<LocalTime> stored = Stream.of(0L, 1L, 2L)
                    .flatMap(steps -> Stream.of(steps * unit, noon + steps * unit, end - (steps + 1) * unit))
                    .map(LocalTime::ofNanoOfDay)
                    .toList();
            for (LocalTime near : stored) {
                for (long away : new long[] {0, 1, unit / 2, unit - 1}) {
                    LocalTime asked = LocalTime.ofNanoOfDay(Math.min(near.toNanoOfDay() + away, end - 1));
                    Asked.check(
                            asked,
                            stored,
                            Comparator.naturalOrder(),
                            value -> KeyText.time("", value, precision),
                            parser -> parser.time(precision),
                            side -> KeyBound.time(side, asked, precision));
                }
            }
        }
    }

    @Test
    void instantsAndDateTimes() {
        Instant first = FIRST.atStartOfDay().toInstant(ZoneOffset.UTC);
        Instant end = LAST.plusDays(1).atStartOfDay().toInstant(ZoneOffset.UTC);
        Instant middle = Instant.parse("2026-02-28T23:59:59Z");
        for (int precision : PRECISIONS) {
            Duration unit = Duration.ofNanos(IsoTime.unit(precision));
            List<Instant> stored = Stream.of(0, 1, 2)
                    .flatMap(steps -> Stream.of(
                            first.plus(unit.multipliedBy(steps)),
                            Instant.EPOCH.minus(unit.multipliedBy(steps)),
                            middle.plus(unit.multipliedBy(steps)),
                            end.minus(unit.multipliedBy(steps + 1L))))
                    .toList();
            List<Instant> asked = new ArrayList<>(List.of(first.minusNanos(1), end, end.plus(unit)));
            for (Instant near : stored) {
                for (long away : new long[] {-1, 0, 1, unit.toNanos() / 2, unit.toNanos() - 1}) {
                    asked.add(near.plusNanos(away));
                }
            }
            asked.forEach(instant -> moment(instant, stored, precision));
            instant(Instant.MIN, stored, precision);
            instant(Instant.MAX, stored, precision);
            dateTime(LocalDateTime.MIN, stored, precision);
            dateTime(LocalDateTime.MAX, stored, precision);
        }
    }

    private static void moment(Instant asked, List<Instant> stored, int precision) {
        instant(asked, stored, precision);
        dateTime(LocalDateTime.ofInstant(asked, ZoneOffset.UTC), stored, precision);
    }

    private static void instant(Instant asked, List<Instant> stored, int precision) {
        Asked.check(
                asked,
                stored,
                Comparator.naturalOrder(),
                value -> KeyText.instant("", value, precision),
                parser -> parser.instant(precision),
                side -> KeyBound.instant(side, asked, precision));
    }

    private static void dateTime(LocalDateTime asked, List<Instant> stored, int precision) {
        Asked.check(
                asked,
                stored.stream()
                        .map(instant -> LocalDateTime.ofInstant(instant, ZoneOffset.UTC))
                        .toList(),
                Comparator.naturalOrder(),
                value -> KeyText.dateTime("", value, precision),
                parser -> parser.dateTime(precision),
                side -> KeyBound.dateTime(side, asked, precision));
    }

    @Test
    void nothingComesAfterTheLastNorBeforeTheFirst() {
        Instant last = Instant.parse("9999-12-31T23:59:59.999Z");
        assertThat(KeyBound.instant(KeySide.AFTER, last, 3).isEmpty()).isTrue();
        assertThat(KeyBound.instant(KeySide.FROM, last.plusNanos(1), 3).isEmpty())
                .isTrue();
        assertThat(KeyBound.instant(KeySide.TO, last.plusNanos(1), 3).text()).isEqualTo(last.toString());
        Instant first = Instant.parse("0000-01-01T00:00:00Z");
        assertThat(KeyBound.instant(KeySide.BEFORE, first, 3).isEmpty()).isTrue();
        assertThat(KeyBound.instant(KeySide.TO, first.minusNanos(1), 3).isEmpty())
                .isTrue();
        assertThat(KeyBound.instant(KeySide.AFTER, first.minusNanos(1), 3).isOpen())
                .isTrue();
    }

    @Test
    void finerBoundsAreRoundedInward() {
        Instant now = Instant.parse("2026-03-01T07:05:29.017000001Z");
        assertThat(KeyBound.instant(KeySide.FROM, now, 3).text()).isEqualTo("2026-03-01T07:05:29.018Z");
        assertThat(KeyBound.instant(KeySide.AFTER, now, 3).text()).isEqualTo("2026-03-01T07:05:29.017Z");
        assertThat(KeyBound.instant(KeySide.TO, now, 3).text()).isEqualTo("2026-03-01T07:05:29.017Z");
        assertThat(KeyBound.instant(KeySide.BEFORE, now, 3).text()).isEqualTo("2026-03-01T07:05:29.018Z");
        Instant newYear = Instant.parse("2025-12-31T23:59:59.999999999Z");
        assertThat(KeyBound.instant(KeySide.FROM, newYear, 0).text()).isEqualTo("2026-01-01T00:00:00Z");
    }
}
