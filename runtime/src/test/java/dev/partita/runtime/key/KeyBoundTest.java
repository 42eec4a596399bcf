package dev.partita.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The bounds of numbers and of what is counted like them; small formats completely. */
class KeyBoundTest {

    private static final List<Long> FAR =
            List.of(Long.MIN_VALUE, Long.MIN_VALUE + 1, Long.MAX_VALUE - 1, Long.MAX_VALUE);

    private static void numbers(int width, long least, long greatest) {
        long widest = width == 1 ? 9 : 99;
        List<Long> stored = LongStream.rangeClosed(Math.max(least, -widest), Math.min(greatest, widest))
                .boxed()
                .toList();
        LongStream.concat(LongStream.rangeClosed(-110, 110), FAR.stream().mapToLong(far -> far))
                .forEach(asked -> Asked.check(
                        asked,
                        stored,
                        Comparator.naturalOrder(),
                        value -> KeyText.number("", value, width),
                        parser -> parser.number(width, least, greatest),
                        side -> KeyBound.number(side, asked, width, least, greatest)));
    }

    @Test
    void numbersOfEveryWidthAndType() {
        numbers(1, Long.MIN_VALUE, Long.MAX_VALUE);
        numbers(2, Long.MIN_VALUE, Long.MAX_VALUE);
        numbers(2, Byte.MIN_VALUE, Byte.MAX_VALUE);
        numbers(2, -5, 7);
    }

    @Test
    void numbersOfFullWidth() {
        List<Long> stored = LongStream.concat(
                        LongStream.rangeClosed(-3, 3), FAR.stream().mapToLong(far -> far))
                .boxed()
                .toList();
        for (int width : new int[] {19, 20, 30}) {
            for (long asked : stored) {
                Asked.check(
                        asked,
                        stored,
                        Comparator.naturalOrder(),
                        value -> KeyText.number("", value, width),
                        parser -> parser.number(width, Long.MIN_VALUE, Long.MAX_VALUE),
                        side -> KeyBound.number(side, asked, width, Long.MIN_VALUE, Long.MAX_VALUE));
            }
        }
    }

    @Test
    void boundsThatNoValueReachesAreOpenOrEmpty() {
        assertThat(KeyBound.number(KeySide.FROM, 100, 2, -128, 127).isEmpty()).isTrue();
        assertThat(KeyBound.number(KeySide.AFTER, 99, 2, -128, 127).isEmpty()).isTrue();
        assertThat(KeyBound.number(KeySide.TO, 100, 2, -128, 127).isOpen()).isTrue();
        assertThat(KeyBound.number(KeySide.FROM, -100, 2, -128, 127).isOpen()).isTrue();
        assertThat(KeyBound.number(KeySide.BEFORE, -99, 2, -128, 127).isEmpty()).isTrue();
        assertThat(KeyBound.number(KeySide.FROM, -99, 2, -128, 127).text()).isEqualTo("-00");
        assertThat(KeyBound.number(KeySide.LAST_BEFORE, 0, 2, -128, 127).text()).isEqualTo("-98");
        assertThat(KeyBound.number(KeySide.FIRST_AFTER, -1, 2, -128, 127).text())
                .isEqualTo("00");
    }

    private static void decimals(int before, int behind) {
        long most = LongStream.rangeClosed(1, before + behind).reduce(1, (power, digit) -> power * 10) - 1;
        List<BigDecimal> stored = LongStream.rangeClosed(-most, most)
                .mapToObj(unscaled -> BigDecimal.valueOf(unscaled, behind))
                .toList();
        LongStream.rangeClosed(-3 * most - 9, 3 * most + 9)
                .mapToObj(unscaled -> BigDecimal.valueOf(unscaled, behind + 1).multiply(new BigDecimal("5")))
                .forEach(asked -> decimals(asked, stored, before, behind));
        for (String far :
                List.of("1E+1000000000", "1E-1000000000", "0E-1000000000", "0E+1000000000", "1E-7", "99999.999")) {
            decimals(new BigDecimal(far), stored, before, behind);
            decimals(new BigDecimal(far).negate(), stored, before, behind);
        }
    }

    private static void decimals(BigDecimal asked, List<BigDecimal> stored, int before, int behind) {
        Asked.check(
                asked,
                stored,
                Comparator.naturalOrder(),
                value -> KeyText.decimal("", value, before, behind),
                parser -> parser.decimal(before, behind),
                side -> KeyBound.decimal(side, asked, before, behind));
    }

    @Test
    void decimals() {
        decimals(1, 0);
        decimals(1, 1);
        decimals(2, 0);
    }

    @Test
    void nativeWholeNumbers() {
        List<Long> stored = LongStream.rangeClosed(-12, 12).boxed().toList();
        LongStream.concat(LongStream.rangeClosed(-15, 15), FAR.stream().mapToLong(far -> far))
                .forEach(asked -> nativeNumber(
                        stored.stream().map(BigDecimal::valueOf).toList(),
                        BigDecimal.valueOf(asked),
                        side -> KeyBound.nativeNumber(side, asked, -12, 12)));
    }

    @Test
    void nativeNumbersAreRoundedTo38Digits() {
        BigDecimal one = BigDecimal.ONE;
        BigDecimal near = new BigDecimal("1E-60");
        List<BigDecimal> stored = List.of(
                NumberLine.GREATEST.negate(),
                KeyOrder.above(NumberLine.GREATEST.negate()),
                one.negate(),
                NumberLine.LEAST.negate(),
                BigDecimal.ZERO,
                NumberLine.LEAST,
                KeyOrder.above(NumberLine.LEAST),
                KeyOrder.below(one),
                one,
                KeyOrder.above(one),
                KeyOrder.below(NumberLine.GREATEST),
                NumberLine.GREATEST);
        for (BigDecimal middle : stored) {
            for (BigDecimal asked : List.of(middle, middle.add(near), middle.subtract(near))) {
                nativeNumber(stored, asked, side -> KeyBound.nativeNumber(side, asked));
            }
        }
        for (String far : List.of("1E+126", "-1E+126", "1E-131", "-1E-131", "1E+1000000000", "-1E-1000000000")) {
            nativeNumber(stored, new BigDecimal(far), side -> KeyBound.nativeNumber(side, new BigDecimal(far)));
        }
    }

    /** Native numbers compare as numbers, not as text. */
    private static void nativeNumber(List<BigDecimal> stored, BigDecimal asked, Function<KeySide, KeyBound> bounds) {
        for (KeySide side : KeySide.values()) {
            KeyBound bound = bounds.apply(side);
            for (BigDecimal value : stored) {
                boolean within = (bound.isOpen() || bound.isEmpty())
                        ? bound.isOpen()
                        : Asked.isWithin(inclusive(side), value.compareTo(new BigDecimal(bound.text())));
                assertThat(within)
                        .as("%s %s: %s by %s", side, asked, value, bound.text())
                        .isEqualTo(Asked.isWithin(side, value.compareTo(asked)));
            }
        }
    }

    private static KeySide inclusive(KeySide side) {
        return switch (side) {
            case FIRST_AFTER -> KeySide.FROM;
            case LAST_BEFORE -> KeySide.TO;
            default -> side;
        };
    }

    @Test
    void booleans() {
        for (boolean asked : new boolean[] {false, true}) {
            Asked.check(
                    asked,
                    List.of(false, true),
                    Comparator.naturalOrder(),
                    KeyText::bool,
                    KeyParser::bool,
                    side -> KeyBound.bool(side, asked));
        }
    }

    @Test
    void uuidsCompareAsText() {
        long[] halves = {0, 1, Long.MAX_VALUE, Long.MIN_VALUE, -2, -1};
        List<UUID> stored = LongStream.of(halves)
                .boxed()
                .flatMap(high -> LongStream.of(halves).mapToObj(low -> new UUID(high, low)))
                .toList();
        for (UUID asked : stored) {
            Asked.check(
                    asked,
                    stored,
                    Comparator.comparing(UUID::toString),
                    KeyText::uuid,
                    KeyParser::uuid,
                    side -> KeyBound.uuid(side, asked));
        }
    }

    @Test
    void characters() {
        List<Character> stored = IntStream.of(
                        0, 1, 'a', 'b', 'c', 0x7F, 0x80, 0xD7FE, 0xD7FF, 0xE000, 0xE001, 0xFFFE, 0xFFFF)
                .mapToObj(unit -> (char) unit)
                .toList();
        for (char asked : "\0\1`abc\u007F\u0080\uD7FF\uD800\uDBFF\uDC00\uDFFF\uE000\uFFFE\uFFFF".toCharArray()) {
            Asked.check(
                    asked,
                    stored,
                    Comparator.naturalOrder(),
                    value -> KeyText.character("", value, Texts.DELIMITER),
                    KeyParser::character,
                    side -> KeyBound.character(side, asked));
        }
    }
}
