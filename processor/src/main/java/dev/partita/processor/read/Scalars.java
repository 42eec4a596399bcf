package dev.partita.processor.read;

import dev.partita.processor.schema.ScalarKind;
import java.util.Map;
import java.util.Optional;

/** The types that Partita stores by itself, by their canonical names. */
final class Scalars {

    /** For messages: what a component may be. */
    static final String SUPPORTED =
            "String, boolean, char, the numeric primitives and their boxes, BigDecimal, BigInteger,"
                    + " LocalDate, LocalTime, LocalDateTime, Instant, YearMonth, Year, Duration, OffsetDateTime, ZonedDateTime,"
                    + " UUID, enums, byte[], SdkBytes, List, Set, Map<String, T>, records with one component, @Embedded records,"
                    + " and whatever has a @Convert";

    private static final Map<String, ScalarKind> KINDS = Map.ofEntries(
            Map.entry("java.lang.String", ScalarKind.STRING),
            Map.entry("int", ScalarKind.INT),
            Map.entry("java.lang.Integer", ScalarKind.INT),
            Map.entry("long", ScalarKind.LONG),
            Map.entry("java.lang.Long", ScalarKind.LONG),
            Map.entry("short", ScalarKind.SHORT),
            Map.entry("java.lang.Short", ScalarKind.SHORT),
            Map.entry("byte", ScalarKind.BYTE),
            Map.entry("java.lang.Byte", ScalarKind.BYTE),
            Map.entry("boolean", ScalarKind.BOOLEAN),
            Map.entry("java.lang.Boolean", ScalarKind.BOOLEAN),
            Map.entry("char", ScalarKind.CHAR),
            Map.entry("java.lang.Character", ScalarKind.CHAR),
            Map.entry("float", ScalarKind.FLOAT),
            Map.entry("java.lang.Float", ScalarKind.FLOAT),
            Map.entry("double", ScalarKind.DOUBLE),
            Map.entry("java.lang.Double", ScalarKind.DOUBLE),
            Map.entry("java.math.BigDecimal", ScalarKind.BIG_DECIMAL),
            Map.entry("java.math.BigInteger", ScalarKind.BIG_INTEGER),
            Map.entry("java.time.LocalDate", ScalarKind.LOCAL_DATE),
            Map.entry("java.time.YearMonth", ScalarKind.YEAR_MONTH),
            Map.entry("java.time.Year", ScalarKind.YEAR),
            Map.entry("java.time.LocalTime", ScalarKind.LOCAL_TIME),
            Map.entry("java.time.LocalDateTime", ScalarKind.LOCAL_DATE_TIME),
            Map.entry("java.time.Instant", ScalarKind.INSTANT),
            Map.entry("java.time.Duration", ScalarKind.DURATION),
            Map.entry("java.time.OffsetDateTime", ScalarKind.OFFSET_DATE_TIME),
            Map.entry("java.time.ZonedDateTime", ScalarKind.ZONED_DATE_TIME),
            Map.entry("java.util.UUID", ScalarKind.UUID),
            Map.entry("byte[]", ScalarKind.BYTES),
            Map.entry("software.amazon.awssdk.core.SdkBytes", ScalarKind.SDK_BYTES));

    private Scalars() {}

    static Optional<ScalarKind> kind(String canonicalName) {
        return Optional.ofNullable(KINDS.get(canonicalName));
    }

    /** What to write instead of some types that are often tried; empty if there is nothing special to say. */
    static String instead(String canonicalName) {
        return switch (canonicalName) {
            case "java.util.Date", "java.util.Calendar", "java.sql.Timestamp" ->
                "Use Instant, or LocalDate for a day. ";
            case "java.lang.Object" -> "Use the type of what is in it. ";
            case "java.util.Optional" -> "An Optional may only be a component's own type. ";
            case "java.util.OptionalInt" -> "Use Optional<Integer>. ";
            case "java.util.OptionalLong" -> "Use Optional<Long>. ";
            case "java.util.OptionalDouble" -> "Use Optional<Double>. ";
            case "java.util.Collection", "java.util.ArrayList", "java.util.LinkedList" -> "Use List. ";
            case "java.util.HashSet", "java.util.LinkedHashSet", "java.util.SortedSet" -> "Use Set. ";
            case "java.util.HashMap", "java.util.LinkedHashMap", "java.util.TreeMap" -> "Use Map<String, T>. ";
            default -> "";
        };
    }
}
