package dev.partita.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.partita.runtime.key.KeyBound;
import dev.partita.runtime.key.KeyOrder;
import dev.partita.runtime.key.KeySide;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Each combination of ends, over dates with something behind them, dates alone, and texts. */
class TextRangeTest {

    private static final LocalDate DAY = LocalDate.parse("2025-03-01");
    private static final List<LocalDate> DAYS = List.of(
            LocalDate.parse("0000-01-01"), DAY.minusDays(1), DAY, DAY.plusDays(1), LocalDate.parse("9999-12-31"));
    private static final List<LocalDate> ASKED = Stream.concat(
                    DAYS.stream(), Stream.of(LocalDate.of(-1, 1, 1), LocalDate.of(10_000, 1, 1)))
            .toList();
    private static final List<String> OTHERS = List.of("N#", "O#", "O#!", "O#~", "P#2025-03-01#a");

    @Test
    void datesWithSomethingBehind() {
        for (LocalDate asked : ASKED) {
            check(day -> !day.isBefore(asked), behind(open().from(date(KeySide.FROM, asked))));
            check(day -> day.isAfter(asked), behind(open().behind(date(KeySide.AFTER, asked), "#")));
            for (UpperEnd end : List.of(UpperEnd.UNREACHED, UpperEnd.PREDECESSOR)) {
                check(day -> !day.isAfter(asked), upTo(open().through(date(KeySide.TO, asked), "#", end)));
                check(day -> day.isBefore(asked), upTo(open().before(date(KeySide.BEFORE, asked), end)));
            }
        }
    }

    @Test
    void datesAtTheEndOfTheKey() {
        for (LocalDate asked : ASKED) {
            checkLast(day -> !day.isAfter(asked), upTo(open().to(date(KeySide.TO, asked))));
            checkLast(day -> day.isBefore(asked), upTo(open().to(date(KeySide.LAST_BEFORE, asked))));
            checkLast(
                    day -> day.isBefore(asked), upTo(open().before(date(KeySide.BEFORE, asked), UpperEnd.PREDECESSOR)));
            checkLast(day -> day.isAfter(asked), behind(open().from(date(KeySide.FIRST_AFTER, asked))));
        }
    }

    @Test
    void oneSided() {
        TextRange above = TextRange.of("", "0000-01-01", "9999-12-31").above(date(KeySide.AFTER, DAY));
        assertThat(above.range().describe("SK")).isEqualTo("SK > 2025-03-01");
        TextRange below =
                TextRange.of("", "0000-01-01", "9999-12-31").before(date(KeySide.BEFORE, DAY), UpperEnd.STRICT);
        assertThat(below.range().describe("SK")).isEqualTo("SK < 2025-03-01");
        assertThat(TextRange.of("", "\0", "")
                        .fromPrefix()
                        .toPrefix(UpperEnd.STRICT)
                        .range()
                        .isEverything())
                .isTrue();
    }

    @Test
    void M26_bothEndsAreOneCondition() {
        SortRange range = open().from(date(KeySide.FROM, DAY))
                .to(date(KeySide.TO, DAY.plusDays(1)))
                .range();
        assertThat(range.describe("SK")).isEqualTo("SK BETWEEN O#2025-03-01 AND O#2025-03-02");
        assertThat(open().from(date(KeySide.FROM, DAY.plusDays(1)))
                        .to(date(KeySide.TO, DAY))
                        .range()
                        .isNothing())
                .isTrue();
    }

    @Test
    void texts() {
        List<String> values = List.of("\0", "a", "a\0", "a\u0001", "ab", "b", "\uDBFF\uDFFF".repeat(255), "\uFFFF");
        List<String> asked = Stream.concat(
                        values.stream(), Stream.of("", "a#b", "\uD800", "b".repeat(2000), "\uDBFF\uDFFF".repeat(300)))
                .toList();
        for (String one : asked) {
            checkTexts(
                    values,
                    v -> compare(v, one) >= 0,
                    whole().from(KeySide.FROM, one).toPrefix(UpperEnd.UNREACHED));
            checkTexts(
                    values,
                    v -> compare(v, one) > 0,
                    whole().from(KeySide.FIRST_AFTER, one).toPrefix(UpperEnd.UNREACHED));
            checkTexts(values, v -> compare(v, one) <= 0, whole().fromPrefix().to(KeySide.TO, one));
            checkTexts(values, v -> compare(v, one) < 0, whole().fromPrefix().before(one, UpperEnd.PREDECESSOR));
            checkTexts(values, v -> compare(v, one) < 0, whole().fromPrefix().to(KeySide.LAST_BEFORE, one));
        }
    }

    @Test
    void anEqualityArgumentThatDoesntFitIsRefused() {
        assertThatThrownBy(() -> TextRange.of("a".repeat(1025), "", "")).isInstanceOf(KeyLimitException.class);
    }

    private static int compare(String left, String right) {
        return KeyOrder.compare(left, right);
    }

    private static void checkTexts(List<String> values, Predicate<String> wanted, TextRange range) {
        List<String> keys = new ArrayList<>(OTHERS);
        keys.removeIf(key -> key.startsWith("O#"));
        values.forEach(value -> keys.add("O#" + value));
        assertThat(Selected.from(keys, range.range()))
                .isEqualTo(values.stream().filter(wanted).map(v -> "O#" + v).toList());
    }

    private static TextRange whole() {
        return TextRange.of("O#", "\0", "");
    }

    private static TextRange open() {
        return TextRange.of("O#", "0000-01-01", "9999-12-31");
    }

    private static KeyBound date(KeySide side, LocalDate day) {
        return KeyBound.date(side, day);
    }

    private static SortRange behind(TextRange range) {
        return range.toPrefix(UpperEnd.UNREACHED).range();
    }

    private static SortRange upTo(TextRange range) {
        return range.fromPrefix().range();
    }

    private static void check(Predicate<LocalDate> wanted, SortRange range) {
        check(wanted, "#a", range);
    }

    private static void checkLast(Predicate<LocalDate> wanted, SortRange range) {
        check(wanted, "", range);
    }

    private static void check(Predicate<LocalDate> wanted, String behind, SortRange range) {
        for (LocalDate day : DAYS) {
            assertThat(Selected.matches(AttributeValue.createS("O#" + day + behind), range))
                    .as("%s in %s", day, range.describe("SK"))
                    .isEqualTo(wanted.test(day));
        }
        for (String other : List.of("N#", "O", "O\"", "P#2025-03-01#a")) {
            assertThat(Selected.matches(AttributeValue.createS(other), range)).isFalse();
        }
    }
}
