package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import java.math.BigDecimal;
import java.time.Year;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Values put into templates by the real encoder, without any thought about languages. */
final class BruteForce {

    private static final KeyTexts TEXTS = new KeyTexts(RandomKeys.DELIMITER);

    private static final List<Object> WORDS = words();

    private static final List<Object> WHOLE = LongStream.of(
                    -128, -100, -99, -98, -94, -90, -89, -11, -10, -9, -8, -1, 0, 1, 2, 7, 9, 10, 11, 19, 20, 90, 99,
                    100, 110, 127)
            .<Object>mapToObj(n -> n)
            .toList();

    private static final List<Object> DECIMALS = Stream.of(
                    "-10", "-9.9", "-9", "-1.1", "-1", "-0.1", "0", "0.1", "1", "1.1", "10", "11", "99")
            .<Object>map(BigDecimal::new)
            .toList();

    private final Random random;

    BruteForce(Random random) {
        this.random = random;
    }

    private static List<Object> words() {
        List<String> letters = List.of("A", "B", "1", "0", "-", "!", "a", "$");
        List<Object> words = new ArrayList<>(letters);
        letters.forEach(x -> letters.forEach(y -> words.add(x + y)));
        words.addAll(List.of(
                "A1A", "A", "B", "A", "B", "A-0", "AAA", "BBB", "1A1", "A#A", "#", "A#", "A##", "#1", "1#", "A-01",
                "-0A"));
        return words;
    }

    /** Random values for the components of a key. */
    Map<String, Object> assignment(List<Part.Slot> slots) {
        Map<String, Object> values = new HashMap<>();
        for (Part.Slot slot : slots) {
            List<Object> domain = domain(slot.type());
            values.putIfAbsent(slot.name(), domain.get(random.nextInt(domain.size())));
        }
        return values;
    }

    /** That value, or another one of its type. */
    Object valueLike(ValueType type, @Nullable Object value) {
        List<Object> domain = domain(type);
        return value == null || random.nextInt(4) == 0 ? domain.get(random.nextInt(domain.size())) : value;
    }

    /** The text of a bound, any text for a text. */
    String bound(Format format) {
        if (format instanceof Format.Text text) {
            String word = (String) WORDS.get(random.nextInt(WORDS.size()));
            return TEXTS.write(new Format.Text(text.fold(), true), word).orElseThrow();
        }
        Language.Bounded language = (Language.Bounded) Languages.of(format, RandomKeys.DELIMITER);
        Box box = language.boxes().get(random.nextInt(language.boxes().size()));
        return random.nextBoolean() ? box.least() : box.greatest();
    }

    static Optional<Object> read(Format format, String text) {
        return TEXTS.read(Value.of(Side.FIRST, "", format).form(), text);
    }

    private static List<Object> domain(ValueType type) {
        if (type instanceof ValueType.Enumeration enumeration) {
            return List.copyOf(enumeration.constants());
        }
        ScalarKind kind = ((ValueType.Scalar) type).kind();
        return switch (kind) {
            case STRING -> WORDS;
            case INT, SHORT, BYTE -> WHOLE;
            case CHAR -> List.of('A', '1', '-', '!', '0', 'a');
            case BOOLEAN -> List.of(true, false);
            case YEAR -> List.of(Year.of(0), Year.of(1), Year.of(1000), Year.of(110), Year.of(2011));
            case BIG_DECIMAL -> DECIMALS;
            default -> throw new IllegalArgumentException(kind.name());
        };
    }

    /** The key that the values make, or empty if the encoder refuses one of them. */
    static Optional<List<String>> key(Key key, Map<String, Object> values) {
        List<String> texts = Stream.concat(Stream.of(key.partition()), key.sort().stream())
                .map(t -> text(t, values))
                .flatMap(Optional::stream)
                .toList();
        return texts.size() == (key.sort().isPresent() ? 2 : 1) ? Optional.of(texts) : Optional.empty();
    }

    static Optional<String> text(KeyTemplate template, Map<String, Object> values) {
        List<Optional<String>> parts = template.parts().stream()
                .map(p -> p instanceof Part.Slot slot
                        ? text(slot.format(), Objects.requireNonNull(values.get(slot.name())))
                        : Optional.of(((Part.Literal) p).text()))
                .toList();
        return parts.stream().allMatch(Optional::isPresent)
                ? Optional.of(parts.stream().map(Optional::get).collect(Collectors.joining()))
                : Optional.empty();
    }

    static Optional<String> text(Format format, Object value) {
        boolean closed = format instanceof Format.Text text && !text.rest();
        return TEXTS.write(Value.of(Side.FIRST, "", format).form(), value)
                .filter(text -> !(closed && text.indexOf(RandomKeys.DELIMITER) >= 0))
                .filter(text -> TEXTS.writes(Value.of(Side.FIRST, "", format).form(), text));
    }

    /** The values that a witness shows, or empty if one is none of its placeholder. */
    static Optional<Map<String, Object>> values(List<Part.Slot> slots, Map<String, String> shown) {
        Map<String, Object> values = new HashMap<>();
        slots.stream()
                .sorted(Comparator.comparing(
                        slot -> Value.of(Side.FIRST, "", slot.format()).isFolded()))
                .forEach(slot -> read(slot.format(), shown.getOrDefault(slot.name(), ""))
                        .ifPresent(value -> values.putIfAbsent(slot.name(), value)));
        return slots.stream().allMatch(s -> values.containsKey(s.name())) ? Optional.of(values) : Optional.empty();
    }
}
