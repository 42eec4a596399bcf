package dev.partita.it.oracle;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** The types that designs use, with few values each, so that they meet. */
enum Kind {
    TEXT("String", List.of(""), List.of("a", "A", "A!", "AB", "b", "~", "\u00e9", "\uD83D\uDE00")),
    INT("int", List.of(":2", ":2", ""), List.of(-99, -5, -1, 0, 1, 7, 42, 99)),
    DATE(
            "java.time.LocalDate",
            List.of(""),
            Stream.of("2025-12-31", "2026-01-01", "2026-01-02", "2026-02-28")
                    .map(LocalDate::parse)
                    .toList()),
    INSTANT(
            "java.time.Instant",
            List.of(":s", ""),
            Stream.of("2025-12-31T23:59:59Z", "2026-01-01T00:00:00Z", "2026-01-01T00:00:01Z")
                    .map(Instant::parse)
                    .toList()),
    DECIMAL(
            "java.math.BigDecimal",
            List.of(":2.1"),
            Stream.of("-99.9", "-1", "0", "0.5", "1.0", "1", "12.3")
                    .map(BigDecimal::new)
                    .toList()),
    FLAG("boolean", List.of(""), List.of(true, false)),
    STATE("dev.partita.it.oracle.State", List.of(""), Arrays.asList((Object[]) State.values()));

    private static final Comparator<String> BY_BYTES =
            (a, b) -> Arrays.compareUnsigned(a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));

    private final String javaType;
    private final List<String> formats;
    private final List<?> values;

    Kind(String javaType, List<String> formats, List<?> values) {
        this.javaType = javaType;
        this.formats = formats;
        this.values = values;
    }

    /** As it stands in a source. */
    String javaType(boolean boxed) {
        if (boxed && this == INT) {
            return "Integer";
        }
        return boxed && this == FLAG ? "Boolean" : javaType;
    }

    String format(Random random) {
        return formats.get(random.nextInt(formats.size()));
    }

    Object value(Random random) {
        return values.get(random.nextInt(values.size()));
    }

    /** A bound of a range, which may be finer than what is stored. */
    Object bound(Random random) {
        Object value = value(random);
        return value instanceof Instant at && random.nextInt(3) == 0 ? at.plusNanos(random.nextInt(1, 1000)) : value;
    }

    boolean hasRanges() {
        return this != FLAG && this != STATE;
    }

    /** The order of values that ranges mean. */
    @SuppressWarnings("unchecked")
    static int compare(Object a, Object b) {
        return a instanceof String text ? BY_BYTES.compare(text, (String) b) : ((Comparable<Object>) a).compareTo(b);
    }
}
