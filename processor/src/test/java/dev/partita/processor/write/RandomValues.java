package dev.partita.processor.write;

import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/** Random values of any type that a component may have, with what lies at the edges more often than not. */
final class RandomValues {

    private static final long YEARS_0000_TO_9999 = 3_652_425;

    private final Random random;
    private final Map<Class<?>, Function<Random, Object>> scalars = new HashMap<>();

    RandomValues(Random random) {
        this.random = random;
        texts();
        numbers();
        times();
    }

    private void texts() {
        scalars.put(String.class, r -> text(r));
        scalars.put(char.class, r -> "aZ0é\u0000字".charAt(r.nextInt(6)));
        scalars.put(Character.class, r -> "aZ0é\u0000字".charAt(r.nextInt(6)));
        scalars.put(boolean.class, Random::nextBoolean);
        scalars.put(Boolean.class, Random::nextBoolean);
        scalars.put(UUID.class, r -> new UUID(r.nextLong(), r.nextLong()));
        scalars.put(SdkBytes.class, r -> SdkBytes.fromByteArray(bytes(r)));
        scalars.put(byte[].class, RandomValues::bytes);
    }

    private void numbers() {
        scalars.put(int.class, r -> r.nextInt(8) == 0 ? Integer.MIN_VALUE : r.nextInt(2000) - 1000);
        scalars.put(Integer.class, r -> r.nextInt(4) == 0 ? Integer.MAX_VALUE : r.nextInt(4));
        scalars.put(long.class, r -> r.nextInt(4) == 0 ? Long.MIN_VALUE : r.nextLong());
        scalars.put(Long.class, r -> r.nextInt(4) == 0 ? Long.MAX_VALUE : r.nextLong());
        scalars.put(short.class, r -> (short) r.nextInt());
        scalars.put(Short.class, r -> (short) r.nextInt());
        scalars.put(byte.class, r -> (byte) r.nextInt());
        scalars.put(Byte.class, r -> (byte) r.nextInt());
        scalars.put(double.class, r -> r.nextGaussian() * Math.pow(10, r.nextInt(240) - 120));
        scalars.put(Double.class, r -> r.nextGaussian());
        scalars.put(float.class, r -> (float) r.nextGaussian());
        scalars.put(Float.class, r -> (float) r.nextGaussian());
        scalars.put(BigInteger.class, r -> new BigInteger(r.nextInt(126), r).subtract(BigInteger.TEN));
        scalars.put(BigDecimal.class, RandomValues::decimal);
    }

    private void times() {
        scalars.put(LocalDate.class, RandomValues::date);
        scalars.put(YearMonth.class, r -> YearMonth.from(date(r)));
        scalars.put(Year.class, r -> Year.from(date(r)));
        scalars.put(LocalTime.class, RandomValues::time);
        scalars.put(LocalDateTime.class, r -> LocalDateTime.of(date(r), time(r)));
        scalars.put(Instant.class, r -> LocalDateTime.of(date(r), time(r)).toInstant(ZoneOffset.UTC));
        scalars.put(Duration.class, r -> Duration.ofNanos(r.nextLong()));
        scalars.put(
                OffsetDateTime.class,
                r -> LocalDateTime.of(date(r), time(r)).atOffset(ZoneOffset.ofHours(r.nextInt(19) - 9)));
        scalars.put(
                ZonedDateTime.class,
                r -> ZonedDateTime.of(LocalDateTime.of(date(r), time(r)), ZoneId.of("Europe/Berlin")));
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        int units = random.nextInt(8) == 0 ? 0 : 1 + random.nextInt(4);
        String letters = random.nextInt(8) == 0 ? "aZ#" : "aZ!\u0000é字😀";
        for (int left = units; left > 0; left--) {
            int[] points = letters.codePoints().toArray();
            text.appendCodePoint(points[random.nextInt(points.length)]);
        }
        return text.toString();
    }

    private static byte[] bytes(Random random) {
        byte[] bytes = new byte[random.nextInt(4)];
        random.nextBytes(bytes);
        return bytes;
    }

    /** As it comes back: without trailing zeros and without exponent. */
    private static BigDecimal decimal(Random random) {
        BigDecimal value = random.nextInt(4) == 0
                ? new BigDecimal(new BigInteger(random.nextInt(120), random), random.nextInt(60) - 30)
                : new BigDecimal(BigInteger.valueOf(random.nextInt(2_000_000) - 1_000_000), random.nextInt(3));
        BigDecimal stripped = value.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }

    private static LocalDate date(Random random) {
        return LocalDate.of(0, 1, 1).plusDays((long) (random.nextDouble() * YEARS_0000_TO_9999));
    }

    private static LocalTime time(Random random) {
        LocalTime time = LocalTime.ofSecondOfDay(random.nextInt(86_400));
        int unit = random.nextInt(4) == 0 ? 1 : 1_000_000;
        return random.nextBoolean() ? time : time.withNano(random.nextInt(1_000_000_000 / unit) * unit);
    }

    /** A record; components that are {@code @Nullable} are often null. */
    Object record(Class<?> type) {
        return record(type, Map.of());
    }

    private Object record(Class<?> type, Map<TypeVariable<?>, Type> variables) {
        List<@Nullable Object> values = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            boolean nullable = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
            if (component.getType() == Set.class && !nullable && random.nextInt(4) == 0) {
                values.add(Set.of());
            } else {
                values.add(nullable && random.nextBoolean() ? null : value(component.getGenericType(), variables));
            }
        }
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(Stream.of(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return constructor.newInstance(values.toArray());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private Object value(Type type, Map<TypeVariable<?>, Type> variables) {
        if (type instanceof TypeVariable<?> variable) {
            return value(variables.getOrDefault(variable, String.class), variables);
        }
        if (type instanceof ParameterizedType generic) {
            return generic((Class<?>) generic.getRawType(), generic.getActualTypeArguments(), variables);
        }
        Class<?> raw = (Class<?>) type;
        if (raw.isEnum()) {
            return raw.getEnumConstants()[random.nextInt(raw.getEnumConstants().length)];
        }
        return raw.isRecord() ? record(raw, variables) : scalar(raw);
    }

    private Object scalar(Class<?> type) {
        Function<Random, Object> maker = scalars.get(type);
        if (maker == null) {
            throw new IllegalArgumentException("no random " + type);
        }
        return maker.apply(random);
    }

    private Object generic(Class<?> raw, Type[] arguments, Map<TypeVariable<?>, Type> variables) {
        if (raw.isRecord()) {
            Map<TypeVariable<?>, Type> inner = new HashMap<>();
            for (int i = 0; i < arguments.length; i++) {
                inner.put(raw.getTypeParameters()[i], arguments[i]);
            }
            return record(raw, inner);
        }
        if (raw == Optional.class) {
            return random.nextBoolean() ? Optional.empty() : Optional.of(value(arguments[0], variables));
        }
        List<Object> elements = new ArrayList<>();
        int least = raw == Set.class ? 1 : 0; // an empty set is stored as none, which not every place can tell apart
        for (int left = least + random.nextInt(3); left > 0; left--) {
            elements.add(value(arguments[arguments.length - 1], variables));
        }
        if (raw == List.class) {
            return elements;
        }
        if (raw == Set.class) {
            return new HashSet<>(elements);
        }
        Map<String, Object> map = new HashMap<>();
        elements.forEach(e -> map.put("k" + map.size(), e));
        return map;
    }
}
