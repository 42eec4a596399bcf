package dev.partita.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.UUID;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What keys look like, and what is refused. The numbers are those of the faults that users reported elsewhere. */
class KeyTextTest {

    private static final char D = '#';

    private static void refused(ThrowingCallable call, String message) {
        assertThatExceptionOfType(KeyValueException.class).isThrownBy(call).withMessage(message);
    }

    @Test
    void m01InstantsHaveOneLengthAndSortByTime() {
        List<String> inOrder = Stream.of(
                        "2026-03-01T07:05:28.991Z",
                        "2026-03-01T07:05:29Z",
                        "2026-03-01T07:05:29.017Z",
                        "2026-03-01T07:05:29.017000001Z")
                .map(text -> KeyText.instant("Event.at", Instant.parse(text), 9))
                .toList();
        assertThat(inOrder)
                .isSortedAccordingTo(Texts::compareBytes)
                .allMatch(text -> text.length() == 30)
                .element(1)
                .isEqualTo("2026-03-01T07:05:29.000000000Z");
        refused(
                () -> KeyText.instant("Event.at", Instant.MIN, 9),
                "Event.at: -1000000000-01-01T00:00:00Z lies outside" + " the years 0000 to 9999");
        refused(
                () -> KeyText.instant("Event.at", Instant.parse("+10000-01-01T00:00:00Z"), 9),
                "Event.at: +10000-01-01T00:00:00Z lies outside the years 0000 to 9999");
    }

    @Test
    void m02NumbersKeepTheirOrderBelowZeroToo() {
        assertThat(Stream.of(-999_999L, -900L, -5L, -1L, 0L, 85L, 900L, 2800L, 999_999L)
                        .map(saving -> KeyText.number("Product.saving", saving, 6)))
                .containsExactly(
                        "-000000", "-999099", "-999994", "-999998", "000000", "000085", "000900", "002800", "999999")
                .isSortedAccordingTo(Texts::compareBytes);
    }

    @Test
    void m04WidthsAreKept() {
        assertThat(KeyText.number("Entry.day", 9, 2)).isEqualTo("09");
        assertThat(KeyBound.number(KeySide.FROM, 9, 2, Integer.MIN_VALUE, Integer.MAX_VALUE)
                        .text())
                .isEqualTo("09");
        refused(() -> KeyText.number("Entry.day", 100, 2), "Entry.day: 100 needs 3 digits, its format allows 2");
        refused(() -> KeyText.number("Entry.day", -100, 2), "Entry.day: -100 needs 3 digits, its format allows 2");
        refused(
                () -> KeyText.number("Entry.day", Long.MIN_VALUE, 18),
                "Entry.day: -9223372036854775808 needs 19 digits, its format allows 18");
        assertThat(KeyText.number("Entry.day", Long.MIN_VALUE, 19)).isEqualTo("-0776627963145224191");
    }

    @Test
    void m05StoredTextAndBoundAreOneInEveryZoneAndLocale() {
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        Instant at = Instant.parse("2026-03-01T07:05:29.017Z");
        try {
            for (String id : List.of("UTC", "Asia/Kolkata", "America/St_Johns")) {
                for (String language : List.of("en-US", "ar-EG", "tr-TR")) {
                    TimeZone.setDefault(TimeZone.getTimeZone(id));
                    Locale.setDefault(Locale.forLanguageTag(language));
                    assertThat(KeyText.instant("Event.at", at, 9))
                            .isEqualTo(KeyBound.instant(KeySide.FROM, at, 9).text())
                            .isEqualTo("2026-03-01T07:05:29.017000000Z");
                }
            }
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
        }
    }

    @Test
    void m07TheDelimiterIsRefusedWithinAValue() {
        refused(() -> KeyText.text("Pair.a", "A#", D), "Pair.a: \"A#\" contains the key's delimiter \"#\"");
        refused(() -> KeyText.text("Pair.b", "#B", D), "Pair.b: \"#B\" contains the key's delimiter \"#\"");
        assertThat(KeyText.text("Pair.a", "A%23", D)).isEqualTo("A%23");
        assertThat(KeyText.rest("Pair.b", "#B")).isEqualTo("#B");
        refused(() -> KeyText.character("Pair.c", '#', D), "Pair.c: \"#\" contains the key's delimiter \"#\"");
        refused(() -> KeyText.converted("Pair.d", "a#", 2, D), "Pair.d: \"a#\" contains the key's delimiter \"#\"");
    }

    @Test
    void m07TheDelimiterIsSoughtInWhatIsWritten() {
        assertThat(KeyText.lower("Pair.a", "BAG", 'A')).isEqualTo("bag");
        refused(() -> KeyText.lower("Pair.a", "BAG", 'a'), "Pair.a: \"bag\" contains the key's delimiter \"a\"");
    }

    @Test
    void m08CaseIsKeptUnlessFolded() {
        assertThat(KeyText.text("Cred.credId", "aZ3_", D)).isEqualTo("aZ3_");
        Locale locale = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("tr-TR"));
            assertThat(KeyText.lower("User.email", "TITLE", D)).isEqualTo("title");
            assertThat(KeyText.upper("User.email", "title", D)).isEqualTo("TITLE");
        } finally {
            Locale.setDefault(locale);
        }
    }

    @Test
    void emptyValuesAndHalfPairsAreRefused() {
        refused(() -> KeyText.text("R.a", "", D), "R.a: is empty, and a key can't hold an empty value");
        refused(() -> KeyText.lowerRest("R.a", ""), "R.a: is empty, and a key can't hold an empty value");
        for (String half : List.of("\uD83D", "\uDE00", "a\uD83D", "\uD83Da", "\uDE00\uD83D", "\uD83D\uD83D\uDE00")) {
            assertThatExceptionOfType(KeyValueException.class)
                    .isThrownBy(() -> KeyText.text("R.a", half, D))
                    .withMessageEndingWith("contains half of a surrogate pair, which has no UTF-8");
            assertThatExceptionOfType(KeyValueException.class).isThrownBy(() -> KeyText.upperRest("R.a", half));
        }
        refused(
                () -> KeyText.character("R.c", '\uD83D', D),
                "R.c: \"\\uD83D\" contains half of a surrogate pair, which has no UTF-8");
        assertThat(KeyText.text("R.a", "\uD83D\uDE00", D)).isEqualTo("\uD83D\uDE00");
    }

    @Test
    void messagesAreShortAndOnOneLine() {
        refused(
                () -> KeyText.text("R.a", "\r\n" + "x".repeat(100) + "#", D),
                "R.a: \"\\u000D\\u000A" + "x".repeat(62) + "…\" contains the key's delimiter \"#\"");
    }

    @Test
    void decimals() {
        assertThat(Stream.of("-12345678.90", "-0.01", "0", "0.010", "12.5", "1E+2", "99999999.99")
                        .map(price -> KeyText.decimal("R.price", new BigDecimal(price), 8, 2)))
                .containsExactly(
                        "-87654321.09",
                        "-99999999.98",
                        "00000000.00",
                        "00000000.01",
                        "00000012.50",
                        "00000100.00",
                        "99999999.99")
                .isSortedAccordingTo(Texts::compareBytes);
        assertThat(KeyText.decimal("R.price", new BigDecimal("-7"), 3, 0)).isEqualTo("-992");
        assertThat(KeyText.decimal("R.price", new BigDecimal("0E+1000000000"), 3, 1))
                .isEqualTo("000.0");
        refused(
                () -> KeyText.decimal("R.price", new BigDecimal("100000000"), 8, 2),
                "R.price: 100000000 needs 9 digits before the point, its format allows 8");
        refused(
                () -> KeyText.decimal("R.price", new BigDecimal("1E+1000000000"), 8, 2),
                "R.price: 1E+1000000000 needs 1000000001 digits before the point, its format allows 8");
        refused(
                () -> KeyText.decimal("R.price", new BigDecimal("0.125"), 8, 2),
                "R.price: 0.125 needs 3 digits behind the point, its format allows 2");
        refused(
                () -> KeyText.decimal("R.price", new BigDecimal("1E-1000000000"), 8, 2),
                "R.price: 1E-1000000000 needs 1000000000 digits behind the point, its format allows 2");
    }

    @Test
    void nativeNumbers() {
        assertThat(KeyText.nativeNumber("R.n", new BigDecimal("0E+500"))).isEqualTo("0");
        assertThat(KeyText.nativeNumber("R.n", new BigDecimal("12.50"))).isEqualTo("12.50");
        assertThat(KeyText.nativeNumber("R.n", new BigDecimal("1" + "0".repeat(60))))
                .isEqualTo("1E+60");
        assertThat(KeyText.nativeNumber("R.n", NumberLine.GREATEST)).isEqualTo("9." + "9".repeat(37) + "E+125");
        assertThat(KeyText.nativeNumber("R.n", NumberLine.LEAST)).isEqualTo("1E-130");
        refused(
                () -> KeyText.nativeNumber("R.n", new BigDecimal("1".repeat(39))),
                "R.n: " + "1".repeat(39) + " needs 39 digits, its format allows 38");
        for (String number : List.of("1E+126", "-1E+126", "9.9E-131", "1E-1000000000", "1E+1000000000")) {
            refused(
                    () -> KeyText.nativeNumber("R.n", new BigDecimal(number)),
                    "R.n: " + number + " is no Number of DynamoDB: 38 digits, 1E-130 to 9.99E+125");
        }
    }

    @Test
    void datesAndTimes() {
        assertThat(KeyText.date("R.d", LocalDate.of(7, 3, 1))).isEqualTo("0007-03-01");
        assertThat(KeyText.yearMonth("R.d", YearMonth.of(9999, 12))).isEqualTo("9999-12");
        assertThat(KeyText.year("R.d", Year.of(0))).isEqualTo("0000");
        assertThat(KeyText.time("R.t", LocalTime.of(10, 15, 30), 9)).isEqualTo("10:15:30.000000000");
        assertThat(KeyText.time("R.t", LocalTime.of(0, 0), 0)).isEqualTo("00:00:00");
        assertThat(KeyText.dateTime("R.t", LocalDateTime.of(2026, 3, 1, 7, 5, 29, 120_000), 6))
                .isEqualTo("2026-03-01T07:05:29.000120");
        assertThat(KeyText.instant("R.t", Instant.parse("0000-01-01T00:00:00Z"), 3))
                .isEqualTo("0000-01-01T00:00:00.000Z");
        assertThat(KeyText.instant("R.t", Instant.parse("9999-12-31T23:59:59.999999999Z"), 9))
                .isEqualTo("9999-12-31T23:59:59.999999999Z");
        refused(
                () -> KeyText.date("R.d", LocalDate.of(-1, 12, 31)),
                "R.d: -0001-12-31 lies outside the years 0000 to" + " 9999");
        refused(
                () -> KeyText.yearMonth("R.d", YearMonth.of(10_000, 1)),
                "R.d: 10000-01 lies outside the years 0000" + " to 9999");
        refused(() -> KeyText.year("R.d", Year.of(-1)), "R.d: -1 lies outside the years 0000 to 9999");
        refused(
                () -> KeyText.time("R.t", LocalTime.of(0, 0, 0, 1_000), 3),
                "R.t: 00:00:00.000001 is finer than its format, which has 3 fraction digits");
        refused(
                () -> KeyText.instant("R.t", Instant.ofEpochSecond(0, 1), 0),
                "R.t: 1970-01-01T00:00:00.000000001Z is finer than its format, which has 0 fraction digits");
    }

    @Test
    void theRest() {
        assertThat(KeyText.plain(-42)).isEqualTo("-42");
        assertThat(KeyText.bool(true)).isEqualTo("true");
        assertThat(KeyText.uuid(new UUID(0xABCL, 1))).isEqualTo("00000000-0000-0abc-0000-000000000001");
        refused(
                () -> KeyText.converted("R.code", "abc", 4, D),
                "R.code: \"abc\" has 3 characters, its converter's width is 4");
        refused(() -> KeyText.converted("R.code", "", 0, D), "R.code: is empty, and a key can't hold an empty value");
    }
}
