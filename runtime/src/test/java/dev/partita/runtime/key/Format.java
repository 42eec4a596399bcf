package dev.partita.runtime.key;

import java.math.BigDecimal;
import java.math.BigInteger;
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
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One format of a placeholder, as the laws see it.
 *
 * @param <T> the type of its values
 * @param values makes a value that the format takes
 * @param write writes it
 * @param read reads it
 * @param folded the value that it stands for; two values are equal in the key if these compare as equal
 * @param order of those; the key promises it only if {@code ordered}
 */
record Format<T>(
        String name,
        Function<Random, T> values,
        Function<T, String> write,
        Function<KeyParser, T> read,
        Function<T, T> folded,
        Comparator<? super T> order,
        boolean ordered) {

    private static final String W = "Record.component";
    private static final char D = Texts.DELIMITER;
    private static final List<TimeUnit> UNITS = List.of(TimeUnit.values());

    boolean same(T left, T right) {
        return order.compare(folded.apply(left), folded.apply(right)) == 0;
    }

    /** The value that a whole key holds, or null where it holds none. */
    @Nullable
    T parse(String key) {
        KeyParser parser = KeyParser.of(key, D);
        T value = read.apply(parser);
        return parser.end() ? value : null;
    }

    @Override
    public String toString() {
        return name;
    }

    static List<Format<?>> all() {
        List<Format<?>> all = new ArrayList<>();
        addTexts(all);
        addNumbers(all);
        addTimes(all);
        all.add(natural("UUID", false, Format::uuid, KeyText::uuid, KeyParser::uuid));
        all.add(natural("enum", false, Format::unit, (TimeUnit unit) -> KeyText.enumeration(unit), Format::readUnit));
        all.add(natural("boolean", true, Random::nextBoolean, KeyText::bool, KeyParser::bool));
        all.add(natural("char", true, Format::unitOfText, c -> KeyText.character(W, c, D), KeyParser::character));
        return all;
    }

    private static void addTexts(List<Format<?>> all) {
        all.add(text("text", Texts::text, x -> KeyText.text(W, x, D), p -> p.text(0), x -> x));
        all.add(text("rest", Texts::rest, x -> KeyText.rest(W, x), KeyParser::rest, x -> x));
        all.add(text("lower", Texts::text, x -> KeyText.lower(W, x, D), p -> p.lower(0), KeyText::foldLower));
        all.add(text("upper", Texts::text, x -> KeyText.upper(W, x, D), p -> p.upper(0), KeyText::foldUpper));
        all.add(text(
                "lower rest", Texts::rest, x -> KeyText.lowerRest(W, x), KeyParser::lowerRest, KeyText::foldLower));
        all.add(text(
                "upper rest", Texts::rest, x -> KeyText.upperRest(W, x), KeyParser::upperRest, KeyText::foldUpper));
        all.add(text("converted", Texts::text, x -> KeyText.converted(W, x, 0, D), p -> p.converted(0, 0), x -> x));
        all.add(text("converted 3", Format::three, x -> KeyText.converted(W, x, 3, D), p -> p.converted(3, 0), x -> x));
    }

    private static void addNumbers(List<Format<?>> all) {
        all.add(number(1, Long.MIN_VALUE, Long.MAX_VALUE));
        all.add(number(2, Byte.MIN_VALUE, Byte.MAX_VALUE));
        all.add(number(6, Byte.MIN_VALUE, Byte.MAX_VALUE));
        all.add(number(6, Integer.MIN_VALUE, Integer.MAX_VALUE));
        all.add(number(18, Long.MIN_VALUE, Long.MAX_VALUE));
        all.add(number(19, Long.MIN_VALUE, Long.MAX_VALUE));
        all.add(number(25, Long.MIN_VALUE, Long.MAX_VALUE));
        all.add(natural(
                "plain", false, Format::anyLong, KeyText::plain, p -> p.plain(0, Long.MIN_VALUE, Long.MAX_VALUE)));
        all.add(decimal(1, 0));
        all.add(decimal(1, 1));
        all.add(decimal(8, 2));
        all.add(decimal(20, 18));
    }

    private static void addTimes(List<Format<?>> all) {
        all.add(natural("LocalDate", true, Format::date, x -> KeyText.date(W, x), KeyParser::date));
        all.add(natural(
                "YearMonth", true, r -> YearMonth.from(date(r)), x -> KeyText.yearMonth(W, x), KeyParser::yearMonth));
        all.add(natural("Year", true, r -> Year.from(date(r)), x -> KeyText.year(W, x), KeyParser::year));
        for (int digits : new int[] {0, 3, 6, 9}) {
            all.add(natural(
                    "LocalTime " + digits,
                    true,
                    r -> time(r, digits),
                    x -> KeyText.time(W, x, digits),
                    p -> p.time(digits)));
            all.add(natural(
                    "LocalDateTime " + digits,
                    true,
                    r -> LocalDateTime.of(date(r), time(r, digits)),
                    x -> KeyText.dateTime(W, x, digits),
                    p -> p.dateTime(digits)));
            all.add(natural(
                    "Instant " + digits,
                    true,
                    r -> instant(r, digits),
                    x -> KeyText.instant(W, x, digits),
                    p -> p.instant(digits)));
        }
    }

    private static <T extends Comparable<? super T>> Format<T> natural(
            String name,
            boolean ordered,
            Function<Random, T> values,
            Function<T, String> write,
            Function<KeyParser, T> read) {
        return new Format<>(name, values, write, read, x -> x, Comparator.naturalOrder(), ordered);
    }

    private static Format<String> text(
            String name,
            Function<Random, String> values,
            Function<String, String> write,
            Function<KeyParser, String> read,
            Function<String, String> folded) {
        return new Format<>(name, values, write, read, folded, Texts::compareBytes, true);
    }

    private static Format<Long> number(int width, long least, long greatest) {
        return natural(
                "number " + width + " of " + least,
                true,
                r -> anyLong(r, width, least, greatest),
                x -> KeyText.number(W, x, width),
                p -> p.number(width, least, greatest));
    }

    private static Format<BigDecimal> decimal(int before, int behind) {
        return natural(
                "decimal " + before + "." + behind,
                true,
                r -> decimal(r, before, behind),
                x -> KeyText.decimal(W, x, before, behind),
                p -> p.decimal(before, behind));
    }

    private static BigDecimal decimal(Random random, int before, int behind) {
        BigInteger limit = BigInteger.TEN.pow(1 + random.nextInt(before + behind));
        BigInteger digits = new BigInteger(limit.bitLength(), random).mod(limit);
        BigDecimal value = new BigDecimal(random.nextBoolean() ? digits : digits.negate(), behind);
        return switch (random.nextInt(4)) {
            case 0 -> value.stripTrailingZeros();
            case 1 -> value.setScale(behind + 5);
            default -> value;
        };
    }

    private static long anyLong(Random random) {
        return anyLong(random, 19, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private static long anyLong(Random random, int width, long least, long greatest) {
        long power = 1;
        for (int digit = random.nextInt(Math.min(width, 18) + 1); digit > 0; digit--) {
            power *= 10;
        }
        long value = random.nextInt(4) == 0 ? power - 1 : random.nextLong() % power;
        if (width > 18 && random.nextInt(4) == 0) {
            value = Long.MAX_VALUE - random.nextInt(3);
        }
        return Math.max(least, Math.min(greatest, random.nextBoolean() ? value : -1 - value + (width > 18 ? 0 : 1)));
    }

    static LocalDate date(Random random) {
        return switch (random.nextInt(4)) {
            case 0 ->
                LocalDate.of(random.nextInt(10_000), 1 + random.nextInt(12), 28).plusDays(random.nextInt(3));
            case 1 -> LocalDate.of(random.nextBoolean() ? 0 : 9999, 1, 1 + random.nextInt(3));
            default -> LocalDate.ofEpochDay(20_000 + random.nextInt(400));
        };
    }

    static LocalTime time(Random random, int digits) {
        long nano = random.nextInt(3) == 0
                ? TimeUnit.DAYS.toNanos(1) - 1 - random.nextInt(3)
                : (random.nextLong() >>> 1) % TimeUnit.DAYS.toNanos(1);
        return LocalTime.ofNanoOfDay(nano - nano % IsoTime.unit(digits));
    }

    static Instant instant(Random random, int digits) {
        return LocalDateTime.of(date(random), time(random, digits)).toInstant(ZoneOffset.UTC);
    }

    private static UUID uuid(Random random) {
        return new UUID(random.nextInt(3) - 1L, random.nextBoolean() ? random.nextLong() : random.nextInt(3) - 1L);
    }

    private static TimeUnit unit(Random random) {
        return UNITS.get(random.nextInt(UNITS.size()));
    }

    private static TimeUnit readUnit(KeyParser parser) {
        String name = parser.token(0);
        for (TimeUnit unit : UNITS) {
            if (unit.name().equals(name)) {
                return unit;
            }
        }
        parser.fail();
        return TimeUnit.DAYS;
    }

    private static char unitOfText(Random random) {
        int character = Texts.character(random);
        return (char) (character > Character.MAX_VALUE ? '\uFFFF' : character);
    }

    private static String three(Random random) {
        String text = Texts.text(random);
        return text.length() == 3 ? text : three(random);
    }
}
