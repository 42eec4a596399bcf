package dev.partita.processor.oracle;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;
import java.util.List;
import java.util.stream.Stream;

/**
 * A type of component with the way it is written in keys, and values that come near to each other.
 *
 * @param type its name in a design
 * @param format what stands behind the colon, with it
 * @param values that it stores
 * @param bounds further values that are only asked for
 */
record Kind(String type, String format, List<Object> values, List<Object> bounds) {

    private static final String LAST = "\uDBFF\uDFFF";

    static final Kind TEXT = new Kind(
            "String",
            "",
            List.of(
                    "A",
                    "A!",
                    "A-",
                    "AB",
                    "B",
                    "a",
                    "v",
                    "v!",
                    "A-05",
                    "A.t",
                    "05",
                    " ",
                    LAST,
                    LAST + LAST,
                    "A" + LAST),
            List.of("A#", "A#B", "", "\uD800", "A\u0000"));
    static final Kind LOWER = new Kind(
            "String",
            ":lower",
            List.of("A", "a", "ab", "Ab", "AB!", "b", "Z", "a-", "a-05", "A!05"),
            List.of("aB", "AB", "z"));
    static final Kind DIGIT = new Kind("int", ":1", numbers(-9, -8, -1, 0, 1, 5, 9), numbers(-100, 10, 12));
    static final Kind TWO_DIGITS =
            new Kind("int", ":2", numbers(-99, -94, -10, -5, -1, 0, 1, 5, 7, 10, 42, 99), numbers(-1000, 100, 12));
    static final Kind BYTE = new Kind(
            "byte", ":3", List.of((byte) -128, (byte) -5, (byte) 0, (byte) 5, (byte) 127), List.of((byte) 1, (byte)
                    126));
    static final Kind PLAIN = new Kind("int", "", numbers(-10, -1, 0, 1, 5, 9, 10, 42, 100), numbers(7));
    static final Kind DATE = new Kind(
            "LocalDate",
            "",
            List.of(
                    LocalDate.of(2025, 2, 28),
                    LocalDate.of(2025, 3, 1),
                    LocalDate.of(2024, 2, 29),
                    LocalDate.of(2025, 2, 1),
                    LocalDate.of(2025, 1, 31),
                    LocalDate.of(0, 1, 1),
                    LocalDate.of(9999, 12, 31)),
            List.of(LocalDate.of(-1, 12, 31), LocalDate.of(10000, 1, 1), LocalDate.of(2025, 2, 2)));
    static final Kind SECONDS = new Kind(
            "Instant",
            ":s",
            List.of(
                    Instant.parse("2025-01-31T23:59:59Z"),
                    Instant.parse("2025-02-01T00:00:00Z"),
                    Instant.parse("2025-02-01T00:00:01Z"),
                    Instant.parse("0000-01-01T00:00:00Z")),
            List.of(Instant.parse("2025-02-01T00:00:00.5Z"), Instant.parse("2025-01-31T23:59:59.999999999Z")));
    static final Kind DECIMAL = new Kind(
            "BigDecimal",
            ":1.1",
            decimals("-9.9", "-1.5", "-0.1", "0", "0.1", "1.5", "1.50", "9.9"),
            decimals("-10", "0.05", "1.49", "10", "-0.05"));
    static final Kind FLAG = new Kind("boolean", "", List.of(true, false), List.of());
    static final Kind NAME = new Kind("E", "", List.of("A", "AB", "B"), List.of());
    static final Kind LETTER = new Kind("char", "", List.of('A', '!', '-', 'z', 'B'), List.of('\uD800', '0'));
    static final Kind YEAR = new Kind(
            "Year", "", List.of(Year.of(0), Year.of(2024), Year.of(2025), Year.of(9999)), List.of(Year.of(-1)));
    static final Kind MONTH = new Kind(
            "YearMonth",
            "",
            List.of(YearMonth.of(2024, 12), YearMonth.of(2025, 1), YearMonth.of(2025, 2)),
            List.of(YearMonth.of(2025, 3)));

    /** No item of the oracle has expired. */
    static final Kind EXPIRY =
            new Kind("Expiry", "", List.of(Instant.parse("9999-01-01T00:00:00Z")), List.of(Instant.EPOCH));

    static final Kind NATIVE = new Kind(
            "BigDecimal",
            "",
            decimals("-1E+10", "-1.5", "0", "1", "1.50", "2", "10", "1E+20"),
            decimals("-2", "1.49", "9", "1E-30"));

    /** Kinds by how often they are drawn. */
    static final List<Kind> ALL = List.of(
            TEXT,
            TEXT,
            TEXT,
            TEXT,
            LOWER,
            DIGIT,
            TWO_DIGITS,
            TWO_DIGITS,
            BYTE,
            PLAIN,
            DATE,
            DATE,
            SECONDS,
            DECIMAL,
            FLAG,
            NAME,
            NAME,
            LETTER,
            YEAR,
            MONTH);

    private static List<Object> numbers(Integer... values) {
        return List.of((Object[]) values);
    }

    private static List<Object> decimals(String... values) {
        return Stream.of(values).<Object>map(BigDecimal::new).toList();
    }
}
