package dev.partita.processor.design;

import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The value types of a test's design by their simple names. */
final class Types {

    private final Map<String, ValueType> types = new HashMap<>();

    Types() {
        for (ScalarKind kind : ScalarKind.values()) {
            JavaType type = javaType(kind);
            types.putIfAbsent(type.display(), new ValueType.Scalar(kind, type));
        }
        types.put("Version", new ValueType.Scalar(ScalarKind.LONG, JavaType.of("", "long")));
        types.put("Expiry", new ValueType.Scalar(ScalarKind.EPOCH_SECOND, javaType(ScalarKind.EPOCH_SECOND)));
        types.put("Integer", new ValueType.Scalar(ScalarKind.INT, JavaType.of("java.lang", "Integer")));
        types.put("Long", new ValueType.Scalar(ScalarKind.LONG, JavaType.of("java.lang", "Long")));
    }

    private static JavaType javaType(ScalarKind kind) {
        return switch (kind) {
            case INT, LONG, SHORT, BYTE, BOOLEAN, CHAR, FLOAT, DOUBLE ->
                JavaType.of("", kind.name().toLowerCase(Locale.ROOT));
            case STRING -> JavaType.of("java.lang", "String");
            case BIG_DECIMAL -> JavaType.of("java.math", "BigDecimal");
            case BIG_INTEGER -> JavaType.of("java.math", "BigInteger");
            case UUID -> JavaType.of("java.util", "UUID");
            case BYTES -> new JavaType("", List.of("byte"), List.of(), 1);
            case SDK_BYTES -> JavaType.of("software.amazon.awssdk.core", "SdkBytes");
            case LOCAL_DATE -> JavaType.of("java.time", "LocalDate");
            case YEAR_MONTH -> JavaType.of("java.time", "YearMonth");
            case YEAR -> JavaType.of("java.time", "Year");
            case LOCAL_TIME -> JavaType.of("java.time", "LocalTime");
            case LOCAL_DATE_TIME -> JavaType.of("java.time", "LocalDateTime");
            case INSTANT, EPOCH_SECOND -> JavaType.of("java.time", "Instant");
            case DURATION -> JavaType.of("java.time", "Duration");
            case OFFSET_DATE_TIME -> JavaType.of("java.time", "OffsetDateTime");
            case ZONED_DATE_TIME -> JavaType.of("java.time", "ZonedDateTime");
        };
    }

    void add(String name, ValueType type) {
        types.put(name, type);
    }

    ValueType get(String name) {
        if (name.startsWith("List<")) {
            ValueType element = get(name.substring(5, name.length() - 1));
            return new ValueType.ListOf(
                    new JavaType("java.util", List.of("List"), List.of(element.javaType()), 0), element);
        }
        ValueType type = types.get(name);
        if (type == null && name.endsWith("[]")) {
            ValueType element = get(name.substring(0, name.length() - 2));
            JavaType one = element.javaType();
            return new ValueType.ListOf(new JavaType(one.packageName(), one.names(), one.arguments(), 1), element);
        }
        if (type == null) {
            throw new IllegalArgumentException("no type " + name);
        }
        return type;
    }
}
