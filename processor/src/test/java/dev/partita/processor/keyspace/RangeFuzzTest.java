package dev.partita.processor.keyspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.keyspace.SortCondition.Exclusion;
import dev.partita.processor.keyspace.SortCondition.Range;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.Part;
import dev.partita.runtime.key.KeyOrder;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The conditions that the rules make, on real keys: all wanted items lie in them, and of a range those in bounds. */
final class RangeFuzzTest {

    private static final int DESIGNS = Integer.getInteger("partita.keyspace.ranges", 1_500);

    private final long seed = Long.getLong("partita.seed", 1L);
    private final Random random = new Random(seed);
    private final RandomKeys keys = new RandomKeys(random);
    private final BruteForce force = new BruteForce(random);

    @Test
    void allWantedItemsLieInEveryCandidate() {
        int looked = 0;
        for (int i = 0; i < DESIGNS; i++) {
            List<Key> wanted = new ArrayList<>(List.of(keys.key()));
            if (random.nextBoolean()) {
                wanted.add(new Key(
                        wanted.get(0).partition(), keys.like(wanted.get(0)).sort()));
            }
            if (wanted.stream().anyMatch(k -> k.sort().orElseThrow().kind() != KeyKind.TEXT)) {
                continue;
            }
            KeyExpression partition = expression(wanted.get(0).partition());
            List<Opened> opened = wanted.stream().map(k -> opened(k, 0)).toList();
            for (SortCondition candidate : CommonRange.candidates(partition, opened, RandomKeys.DELIMITER)) {
                RandomRequests.Request request = new RandomRequests.Request(partition, candidate);
                for (int item = 0; item < 30; item++) {
                    looked +=
                            looksInside(request, random.nextBoolean() ? wanted.get(0) : wanted.get(wanted.size() - 1));
                }
            }
        }
        assertThat(looked).as("seed %d", seed).isGreaterThan(DESIGNS * 10);
    }

    private int looksInside(RandomRequests.Request request, Key key) {
        Map<String, Object> values = force.assignment(key.slots().toList());
        Optional<List<String>> made = BruteForce.key(key, values);
        made.ifPresent(texts -> assertThat(request.reads(values, texts))
                .as("seed %d: %s holds %s of %s", seed, request, texts, EqualKeysFuzzTest.show(key))
                .isTrue());
        return made.isPresent() ? 1 : 0;
    }

    @Test
    void aRangeHoldsTheItemsWhoseValueIsInBounds() {
        int looked = 0;
        for (int i = 0; i < DESIGNS; i++) {
            Key key = keys.key();
            KeyTemplate sort = key.sort().orElseThrow();
            int slots = (int) sort.slots().count();
            Opened opened = slots == 0 ? opened(key, 0) : opened(key, random.nextInt(slots));
            KeyExpression partition = expression(key.partition());
            if (opened.isWhole()
                    || sort.kind() != KeyKind.TEXT
                    || isRepeated(key, opened.slot().orElseThrow())
                    || EqualityBoundary.fault(partition, List.of(opened), '#').isPresent()) {
                continue;
            }
            Neighbours neighbours = new Neighbours(partition, List.of(key, keys.like(key)), '#');
            Binding lower = List.of(Binding.FROM, Binding.AFTER).get(random.nextInt(2));
            Binding upper = List.of(Binding.TO, Binding.BEFORE).get(random.nextInt(2));
            Part.Slot slot = opened.slot().orElseThrow();
            RangeChoice choice = new RangeRules(List.of(opened), neighbours)
                    .range(optional(slot, "low", lower), optional(slot, "high", upper), "");
            if (choice instanceof RangeChoice.Chosen chosen) {
                for (int item = 0; item < 40; item++) {
                    looked += looksAt((Range) chosen.condition(), key, opened);
                }
            }
        }
        assertThat(looked).as("seed %d", seed).isGreaterThan(DESIGNS * 2);
    }

    private static boolean isRepeated(Key key, Part.Slot slot) {
        return key.slots().filter(s -> s.name().equals(slot.name())).count() > 1;
    }

    private Optional<Parameter.Bound> optional(Part.Slot slot, String name, Binding binding) {
        return random.nextInt(4) == 0
                ? Optional.empty()
                : Optional.of(new Parameter.Bound(
                        Origin.NONE, name, slot.type().javaType(), slot.path(), slot.type(), binding));
    }

    private int looksAt(Range range, Key key, Opened opened) {
        Part.Slot slot = opened.slot().orElseThrow();
        Map<String, Object> values = force.assignment(key.slots().toList());
        Map<String, Object> other = force.assignment(key.slots().toList());
        Map<String, Object> another = force.assignment(key.slots().toList());
        Optional<List<String>> made = BruteForce.key(key, values);
        Optional<String> low = BruteForce.text(slot.format(), value(other, slot));
        Optional<String> high = BruteForce.text(slot.format(), value(another, slot));
        if (made.isEmpty() || low.isEmpty() || high.isEmpty()) {
            return 0;
        }
        String prefix = BruteForce.text(
                        new KeyTemplate(
                                Origin.NONE, "", opened.template().parts().subList(0, opened.end())),
                        values)
                .orElseThrow();
        boolean expected = isWithin(range.lower().argument(), values, other, slot)
                && isWithin(range.upper().argument(), values, another, slot);
        String sort = made.get().get(1);
        assertThat(isAbove(range, prefix, low.get(), sort) && isBelow(range, prefix, high.get(), sort))
                .as(
                        "seed %d: %s %s of %s with %s, %s and %s",
                        seed, range.lower().kind(), range.upper(), EqualKeysFuzzTest.show(key), made.get(), low, high)
                .isEqualTo(expected);
        return 1;
    }

    private static boolean isAbove(Range range, String prefix, String low, String key) {
        String at = prefix + low;
        return switch (range.lower().kind()) {
            case NONE, NEXT_NUMBER -> true;
            case PREFIX -> KeyOrder.compare(key, prefix) >= 0;
            case AT -> KeyOrder.compare(key, at) >= 0;
            case SUCCESSOR ->
                KeyOrder.compare(key, KeyOrder.successor(at + range.lower().behind())) >= 0;
            case NEXT_TEXT -> KeyOrder.compare(key, at + '\0') >= 0;
            case STRICT -> KeyOrder.compare(key, at) > 0;
        };
    }

    private static boolean isBelow(Range range, String prefix, String high, String key) {
        String at = prefix + high;
        String end = switch (range.upper().kind()) {
            case NONE -> "";
            case PREFIX -> KeyOrder.successor(prefix);
            case AT, VALUE -> at;
            case SUCCESSOR -> KeyOrder.successor(at + range.upper().behind());
        };
        if (range.upper().exclusion() == Exclusion.PREVIOUS_VALUE) {
            return KeyOrder.compare(key, at) < 0;
        }
        boolean included =
                range.upper().exclusion() == Exclusion.INCLUDED || range.upper().exclusion() == Exclusion.UNREACHED;
        int order = KeyOrder.compare(key, end);
        return end.isEmpty() || (included ? order <= 0 : order < 0);
    }

    private static boolean isWithin(
            Optional<Parameter.Bound> bound,
            Map<String, Object> values,
            Map<String, Object> arguments,
            Part.Slot slot) {
        if (bound.isEmpty()) {
            return true;
        }
        int order = compare(slot, value(values, slot), value(arguments, slot));
        return switch (bound.get().binding()) {
            case FROM -> order >= 0;
            case AFTER -> order > 0;
            case TO -> order <= 0;
            case BEFORE -> order < 0;
            case EQUAL, STARTS_WITH -> throw new IllegalArgumentException();
        };
    }

    /** In the order of the values; of texts, in that of what the key holds. */
    private static int compare(Part.Slot slot, Object one, Object other) {
        if (one instanceof Long number) {
            return number.compareTo((Long) other);
        }
        if (one instanceof BigDecimal number) {
            return number.compareTo((BigDecimal) other);
        }
        return KeyOrder.compare(
                BruteForce.text(slot.format(), one).orElseThrow(),
                BruteForce.text(slot.format(), other).orElseThrow());
    }

    private static Object value(Map<String, Object> values, Part.Slot slot) {
        return Objects.requireNonNull(values.get(slot.name()));
    }

    private static KeyExpression expression(KeyTemplate template) {
        return new KeyExpression(template.kind(), Designs.pieces(template.parts()));
    }

    private static Opened opened(Key key, int given) {
        return Designs.opened(key.sort().orElseThrow(), given);
    }
}
