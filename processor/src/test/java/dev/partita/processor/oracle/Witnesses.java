package dev.partita.processor.oracle;

import dev.partita.processor.keyspace.KeyExpression;
import dev.partita.processor.keyspace.SortCondition;
import dev.partita.processor.keyspace.Witness.WitnessItem;
import dev.partita.processor.plan.Refusal;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/** Tries witnesses: the real encoder has to write their keys, and the refused request has to find them. */
final class Witnesses {

    /** So many rows are drawn for one that has a witness's values and stands in the index. */
    private static final int DRAWS = 300;

    private final Random random;
    private final RandomDesign design;

    Witnesses(Random random, RandomDesign design) {
        this.random = random;
        this.design = design;
    }

    /** Why the proof proves nothing, if so. */
    Optional<String> fault(Refusal.Proof proof) {
        WitnessItem item = proof.witness().items().get(0);
        Optional<String> unwritten = fault(proof.intruder(), item).or(() -> neverStored(proof.intruder(), item));
        if (unwritten.isPresent()) {
            return unwritten;
        }
        Map<String, Object> arguments = arguments(proof);
        SortRanges ranges = new SortRanges(arguments);
        KeyValue partition = ranges.value(proof.partition());
        if (!partition.equals(stored(proof.intruder().key().partition(), item.partition()))) {
            return Optional.of("the request reads " + partition + ", not " + item.partition());
        }
        boolean found =
                ranges.of(proof.condition()).holds(proof.intruder().key().sort().map(s -> stored(s, item.sort())));
        return found ? Optional.empty() : Optional.of("the request doesn't find " + item + " with " + arguments);
    }

    /** Why no row with those values has that key as an item is stored, its conditions included. */
    private Optional<String> neverStored(ItemKey key, WitnessItem item) {
        if (key.index().isEmpty()) {
            return Optional.empty();
        }
        Map<List<String>, Object> values = values(key, item, new ArrayList<>());
        String partition = key.index().get().partitionKey();
        KeyValue expected = stored(key.key().partition(), item.partition());
        RandomData data = new RandomData(random, design);
        for (int i = 0; i < DRAWS; i++) {
            Map<List<String>, Object> all = new HashMap<>(data.row(key.item()).values());
            all.putAll(values);
            MemoryTable memory = new MemoryTable(design.table());
            memory.put(new Row(key.item(), all));
            boolean isIn = memory.items().stream()
                    .filter(s ->
                            s.key().copy().equals(key.copy()) && s.key().claim().equals(key.claim()))
                    .anyMatch(s -> expected.equals(s.attributes().get(partition)));
            if (isIn || memory.items().isEmpty()) {
                return Optional.empty();
            }
        }
        return Optional.of("no item with " + item + " is in the index");
    }

    private static Map<List<String>, Object> values(ItemKey key, WitnessItem item, List<String> unreadable) {
        Map<List<String>, Object> values = new HashMap<>();
        key.key().slots().forEach(slot -> {
            String text = Optional.ofNullable(item.values().get(slot.name())).orElse("");
            Decoder.value(slot.format(), slot.type().javaType(), text)
                    .ifPresentOrElse(v -> values.put(slot.path(), v), () -> unreadable.add(slot.name() + " = " + text));
        });
        return values;
    }

    /** Why the item can't be written with that key. */
    static Optional<String> fault(ItemKey key, WitnessItem item) {
        List<String> unreadable = new ArrayList<>();
        Map<List<String>, Object> values = values(key, item, unreadable);
        if (!unreadable.isEmpty()) {
            return Optional.of("no values: " + unreadable);
        }
        Optional<KeyValue> partition = Encoder.key(key.key().partition(), values);
        Optional<KeyValue> sort = key.key().sort().flatMap(s -> Encoder.key(s, values));
        return partition.equals(Optional.of(stored(key.key().partition(), item.partition())))
                        && sort.equals(key.key().sort().map(s -> stored(s, item.sort())))
                ? Optional.empty()
                : Optional.of("written as " + partition + " / " + sort + ", not as " + item);
    }

    /** The value of a key attribute that is shown as that text. */
    private static KeyValue stored(KeyTemplate template, String text) {
        return template.kind() == KeyKind.NUMBER ? new KeyValue.Number(new BigDecimal(text)) : new KeyValue.Text(text);
    }

    private static Map<String, Object> arguments(Refusal.Proof proof) {
        Map<String, Object> arguments = new HashMap<>();
        Map<String, String> texts = proof.witness().arguments();
        Stream.concat(proof.partition().pieces().stream(), pieces(proof.condition()))
                .filter(KeyExpression.Argument.class::isInstance)
                .map(KeyExpression.Argument.class::cast)
                .forEach(a -> arguments.put(
                        a.parameter(),
                        Decoder.value(a.format(), a.type().javaType(), texts.getOrDefault(a.parameter(), ""))
                                .orElseThrow()));
        if (proof.condition() instanceof SortCondition.Range range) {
            Stream.of(range.lower().argument(), range.upper().argument())
                    .flatMap(Optional::stream)
                    .forEach(a -> arguments.put(a.name(), bound(range, a, texts)));
        }
        if (proof.condition() instanceof SortCondition.StartsWith starts) {
            arguments.put(
                    starts.argument().name(),
                    texts.getOrDefault(starts.argument().name(), ""));
        }
        return arguments;
    }

    /**
     * A bound may be any text. One that excludes the very first or last value stands for one beyond it, which has no
     * text in a key.
     */
    private static Object bound(SortCondition.Range range, Parameter.Bound argument, Map<String, String> texts) {
        String text = texts.getOrDefault(argument.name(), "");
        if (argument.javaType().simpleName().equals("String")) {
            return text;
        }
        boolean first = argument.binding() == Binding.AFTER && text.equals(Extremes.of(range.format(), false));
        boolean last = argument.binding() == Binding.BEFORE && text.equals(Extremes.of(range.format(), true));
        return first || last
                ? Extremes.beyond(range.format(), last)
                : Decoder.value(range.format(), argument.javaType(), text).orElseThrow();
    }

    private static Stream<KeyExpression.Piece> pieces(SortCondition condition) {
        if (condition instanceof SortCondition.Equal equal) {
            return equal.key().pieces().stream();
        }
        if (condition instanceof SortCondition.BeginsWith begins) {
            return begins.prefix().pieces().stream();
        }
        if (condition instanceof SortCondition.Between between) {
            return Stream.concat(between.low().key().pieces().stream(), between.high().key().pieces().stream());
        }
        if (condition instanceof SortCondition.StartsWith starts) {
            return starts.prefix().pieces().stream();
        }
        return condition instanceof SortCondition.Range range ? range.prefix().pieces().stream() : Stream.empty();
    }
}
