package dev.partita.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatObject;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.assertj.core.api.ObjectAssert;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What keys are read, and what is not taken for one. */
class KeyParserTest {

    private static final int[] NUMBER_LIKE = "-+.0189 _\u0660".chars().toArray();

    private static <T> @Nullable T read(String key, Function<KeyParser, T> read) {
        KeyParser parser = KeyParser.of(key, '#');
        T value = read.apply(parser);
        return parser.end() ? value : null;
    }

    private static <T> ObjectAssert<T> reading(String key, Function<KeyParser, T> read) {
        return assertThatObject(read(key, read));
    }

    /** Every text of up to five characters is read exactly if it is written. */
    private static void readsExactly(Set<String> written, Function<KeyParser, ?> read) {
        for (String key : Texts.all(NUMBER_LIKE, 5)) {
            assertThat(read(key, read) != null).as(key).isEqualTo(written.contains(key));
        }
    }

    private static Set<String> written(long least, long greatest, Function<Long, String> write) {
        return LongStream.rangeClosed(least, greatest).boxed().map(write).collect(Collectors.toSet());
    }

    @Test
    void numbersAreReadExactlyAsWritten() {
        readsExactly(written(-9, 9, n -> KeyText.number("", n, 1)), p -> p.number(1, -1000, 1000));
        readsExactly(written(-99, 99, n -> KeyText.number("", n, 2)), p -> p.number(2, -1000, 1000));
        readsExactly(written(-99, 80, n -> KeyText.number("", n, 2)), p -> p.number(2, -1000, 80));
        readsExactly(written(-128, 127, n -> KeyText.number("", n, 3)), p -> p.number(3, -128, 127));
        readsExactly(written(-128, 127, n -> KeyText.number("", n, 4)), p -> p.number(4, -128, 127));
        readsExactly(written(-9999, 99_999, KeyText::plain), p -> p.plain(0, -20_000, 200_000));
        readsExactly(written(-128, 127, KeyText::plain), p -> p.plain(0, -128, 127));
    }

    @Test
    void decimalsAreReadExactlyAsWritten() {
        readsExactly(written(-99, 99, n -> KeyText.decimal("", BigDecimal.valueOf(n, 1), 1, 1)), p -> p.decimal(1, 1));
        readsExactly(written(-99, 99, n -> KeyText.decimal("", BigDecimal.valueOf(n), 2, 0)), p -> p.decimal(2, 0));
        readsExactly(
                written(-9999, 9999, n -> KeyText.decimal("", BigDecimal.valueOf(n, 2), 2, 2)), p -> p.decimal(2, 2));
    }

    @Test
    void numbersKeepToTheirType() {
        reading("000127", p -> p.number(6, Byte.MIN_VALUE, Byte.MAX_VALUE)).isEqualTo(127L);
        reading("000999", p -> p.number(6, Byte.MIN_VALUE, Byte.MAX_VALUE)).isNull();
        reading("-999871", p -> p.number(6, Byte.MIN_VALUE, Byte.MAX_VALUE)).isEqualTo(-128L);
        reading("-999870", p -> p.number(6, Byte.MIN_VALUE, Byte.MAX_VALUE)).isNull();
        reading("9223372036854775807", KeyParserTest::number19).isEqualTo(Long.MAX_VALUE);
        reading("9223372036854775808", KeyParserTest::number19).isNull();
        reading("9999999999999999999", KeyParserTest::number19).isNull();
        reading("-0776627963145224191", KeyParserTest::number19).isEqualTo(Long.MIN_VALUE);
        reading("-0776627963145224190", KeyParserTest::number19).isNull();
        reading("-0000000000000000000", KeyParserTest::number19).isNull();
        reading("-9223372036854775808", p -> p.plain(0, Long.MIN_VALUE, Long.MAX_VALUE))
                .isEqualTo(Long.MIN_VALUE);
        reading("-9223372036854775809", p -> p.plain(0, Long.MIN_VALUE, Long.MAX_VALUE))
                .isNull();
        reading("9223372036854775808", p -> p.plain(0, Long.MIN_VALUE, Long.MAX_VALUE))
                .isNull();
        reading("92233720368547758070", p -> p.plain(0, Long.MIN_VALUE, Long.MAX_VALUE))
                .isNull();
    }

    private static long number19(KeyParser parser) {
        return parser.number(19, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    @Test
    void everyDayIsReadAndNoOther() {
        for (int year : new int[] {0, 4, 100, 1900, 2000, 2023, 2024, 9999}) {
            for (int month = 0; month <= 13; month++) {
                for (int day = 0; day <= 32; day++) {
                    String key = KeyText.number("", year, 4) + "-" + KeyText.number("", month, 2) + "-"
                            + KeyText.number("", day, 2);
                    LocalDate read = read(key, KeyParser::date);
                    boolean exists = month >= 1
                            && month <= 12
                            && day >= 1
                            && day <= LocalDate.of(year, month, 1).lengthOfMonth();
                    assertThat(read != null).as(key).isEqualTo(exists);
                    assertThat(read == null || read.equals(LocalDate.of(year, month, day)))
                            .as(key)
                            .isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10:15:30", "10:15:30.00", "10:15:30.0000", "10:15:60.000", "24:00:00.000", "10:60:00.000",
                "10-15:30.000", "10:15-30.000", "10:15:30,000", "1:15:30.0000", "+1:15:30.000", "10:15:30.00 "
            })
    void timesInOtherLayoutsAreNotTaken(String key) {
        reading(key, p -> p.time(3)).isNull();
        reading("2026-03-01T" + key, p -> p.dateTime(3)).isNull();
        reading("2026-03-01T" + key + "Z", p -> p.instant(3)).isNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-03-01T10:15:30.000", "2026-03-01 10:15:30.000Z", "2026-03-01T10:15:30.000z",
                "2026-03-01T10:15:30.000+00:00", "+2026-03-01T10:15:30.000Z", "2026-02-29T10:15:30.000Z",
                "2026-03-01t10:15:30.000Z", "2026-03-01T10:15:30.000ZZ", "2026-13-01T10:15:30.000Z"
            })
    void instantsInOtherLayoutsAreNotTaken(String key) {
        reading(key, p -> p.instant(3)).isNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1-1-1-1-1",
                "123E4567-e89b-12d3-a456-426614174000",
                "123e4567-e89b-12d3-a456-42661417400",
                "123e4567-e89b-12d3-a456-4266141740000",
                "123e4567e89b-12d3-a456-4266141740000",
                "{23e4567-e89b-12d3-a456-42661417400}",
                "123e4567-e89b-12d3-a456-42661417400g"
            })
    void uuidsInOtherLayoutsAreNotTaken(String key) {
        reading(key, KeyParser::uuid).isNull();
    }

    @Test
    void foldedTextsEqualTheirFold() {
        reading("ann@x", p -> p.lower(0)).isEqualTo("ann@x");
        reading("Ann@x", p -> p.lower(0)).isNull();
        reading("ANN@X", p -> p.upper(0)).isEqualTo("ANN@X");
        reading("ANN@x", p -> p.upper(0)).isNull();
        reading("a#\u212A", KeyParser::lowerRest).isNull();
        reading("A#\u212A", KeyParser::upperRest).isEqualTo("A#\u212A");
    }

    @Test
    void tokensAreReadUpToWhatStandsBehind() {
        KeyParser parser = KeyParser.of("U2026-03-01Ann-05.txt#-7x#OPEN#true#c", '#');
        parser.literal("U");
        assertThat(parser.date()).isEqualTo(LocalDate.of(2026, 3, 1));
        assertThat(parser.text(7)).isEqualTo("Ann");
        parser.literal("-05.txt#");
        assertThat(parser.plain(1, -128, 127)).isEqualTo(-7);
        parser.literal("x#");
        assertThat(parser.skip("OP ")).isFalse();
        assertThat(parser.failed()).isFalse();
        assertThat(parser.skip("OPEN")).isTrue();
        parser.literal("#");
        assertThat(parser.bool()).isTrue();
        parser.literal("#");
        assertThat(parser.end()).isFalse();
        assertThat(parser.character()).isEqualTo('c');
        assertThat(parser.end()).isTrue();
    }

    @Test
    void aTextIsNeverEmptyNorCutThroughAPair() {
        reading("", p -> p.text(0)).isNull();
        reading("ab", p -> p.text(2)).isNull();
        reading("ab", p -> p.text(3)).isNull();
        reading("\uD83D\uDE00", p -> p.text(1) + p.character()).isNull();
        reading("\uD83D\uDE00", p -> p.converted(1, 0) + p.character()).isNull();
        reading("a#b", p -> p.converted(3, 0)).isNull();
        reading("#", KeyParser::character).isNull();
    }

    /** After a failure, every method returns, and the parser stays failed. */
    @Test
    void failureIsSticky() {
        List<Function<KeyParser, ?>> reads = List.of(
                p -> p.text(0),
                KeyParser::rest,
                p -> p.lower(0),
                p -> p.token(0),
                p -> p.number(2, -99, 99),
                p -> p.plain(0, -99, 99),
                p -> p.decimal(2, 2),
                KeyParser::date,
                KeyParser::yearMonth,
                KeyParser::year,
                p -> p.time(9),
                p -> p.dateTime(9),
                p -> p.instant(9),
                KeyParser::uuid,
                KeyParser::bool,
                KeyParser::character,
                p -> p.converted(3, 0),
                p -> p.skip(""));
        for (Function<KeyParser, ?> first : reads) {
            KeyParser parser = KeyParser.of("2026-03-01", '#');
            parser.literal("B");
            assertThat(first.apply(parser)).isNotNull();
            for (Function<KeyParser, ?> second : reads) {
                assertThat(second.apply(parser)).isNotNull();
            }
            parser.literal("");
            assertThat(parser.failed()).isTrue();
            assertThat(parser.end()).isFalse();
        }
    }
}
