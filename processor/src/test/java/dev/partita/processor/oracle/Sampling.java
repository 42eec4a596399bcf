package dev.partita.processor.oracle;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ReadMethod;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Looks for rows that show why a candidate's keys can't answer a method, by nothing but the encoder and the method's
 * meaning.
 */
final class Sampling {

    private static final int TRIES = 10_000;
    private static final int ROWS = 14;

    private final Random random;
    private final RandomData data;
    private final Arguments arguments;
    private final ReadMethod method;
    private final List<ItemKey> keys;
    private final Restrictions restrictions;

    /** A row with its key. */
    private record Placed(Row row, KeyValue partition, Optional<KeyValue> sort) {}

    Sampling(Random random, RandomDesign design, ReadMethod method, List<ItemKey> keys) {
        this.random = random;
        this.data = new RandomData(random, design);
        this.arguments = new Arguments(random, design);
        this.method = method;
        this.keys = keys;
        this.restrictions = new Restrictions(method, keys);
    }

    /** Whether there are rows that are wanted and not in the index, or in the index and not meant by {@code when}. */
    boolean showsOthersInTheIndex() {
        return anyTry(rows -> rows.stream().anyMatch(row -> {
            ItemKey key = keyOf(row);
            boolean present = restrictions.given(key).stream()
                    .filter(p -> row.item().component(p.get(0)).isPresent())
                    .allMatch(p -> row.values().containsKey(p));
            boolean meant = method.when().map(w -> MemoryTable.holds(w, row)).orElse(true);
            boolean held = key.when().map(w -> MemoryTable.holds(w, row)).orElse(true)
                    && place(row).isPresent();
            return present && meant != held;
        }));
    }

    /** Whether rows with the same given values stand in another order than the values that a method sorts by. */
    boolean showsDisorder() {
        return anyTry(rows ->
                partitions(rows).stream().anyMatch(p -> keys.stream().anyMatch(k -> isDisordered(p, k))));
    }

    private boolean isDisordered(List<Placed> partition, ItemKey key) {
        Optional<Part.Slot> slot = restrictions.open(key.item());
        Set<List<String>> given = restrictions.given(key);
        List<Row> rows = partition.stream()
                .map(Placed::row)
                .filter(r -> r.item().equals(key.item()))
                .toList();
        for (int i = 1; i < rows.size() && slot.isPresent(); i++) {
            Row one = rows.get(i - 1);
            Row other = rows.get(i);
            boolean alike = given.stream()
                    .allMatch(p ->
                            Objects.equals(one.values().get(p), other.values().get(p)));
            if (alike && Comparison.compare(slot.get(), one, other) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether rows that aren't wanted have keys between or beside those of wanted ones, so that no range parts them. */
    boolean showsNoRange() {
        return anyTry(rows -> {
            Meaning meaning = new Meaning(method, restrictions.of(arguments.draw(method, rows)));
            return partitions(rows).stream().anyMatch(p -> isInterleaved(p, meaning));
        });
    }

    private static boolean isInterleaved(List<Placed> partition, Meaning meaning) {
        int phase = 0;
        KeyValue last = null;
        boolean lastWanted = false;
        for (Placed placed : partition) {
            boolean wanted = meaning.isWanted(placed.row());
            KeyValue sort = placed.sort().orElse(new KeyValue.Text(""));
            if (last != null && last.equals(sort) && wanted != lastWanted) {
                return true;
            }
            phase += (phase % 2 == 0) == wanted ? 1 : 0;
            last = sort;
            lastWanted = wanted;
        }
        return phase > 2;
    }

    private boolean anyTry(Predicate<List<Row>> shows) {
        return IntStream.range(0, TRIES).anyMatch(i -> shows.test(rows()));
    }

    /** Rows that have most of their values in common. */
    private List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        keys.forEach(k -> rows.add(data.row(k.item())));
        while (rows.size() < ROWS) {
            Row base = rows.get(random.nextInt(keys.size()));
            Map<List<String>, Object> values = new HashMap<>(base.values());
            data.row(base.item()).values().forEach((path, value) -> {
                if (random.nextInt(3) == 0) {
                    values.put(path, value);
                }
            });
            Row row = new Row(base.item(), values);
            rows.add(random.nextInt(4) == 0 ? stretched(row) : row);
        }
        return rows;
    }

    /** The row with a text that goes on like the key does behind it: what such a text is taken for, if nothing ends it. */
    private Row stretched(Row row) {
        List<Part> parts = keyOf(row).key().sort().map(KeyTemplate::parts).orElse(List.of());
        Map<List<String>, Object> values = new HashMap<>(row.values());
        for (int i = 0; i + 1 < parts.size(); i++) {
            if (parts.get(i) instanceof Part.Slot slot
                    && slot.format() instanceof Format.Text
                    && values.containsKey(slot.path())) {
                StringBuilder text = new StringBuilder((String) values.get(slot.path()));
                for (Part behind : parts.subList(i + 1, Math.min(i + 3, parts.size()))) {
                    text.append(shown(behind, row));
                }
                if (text.indexOf("#") < 0) {
                    values.put(slot.path(), text.toString());
                }
            }
        }
        return new Row(row.item(), values);
    }

    private static String shown(Part part, Row row) {
        if (part instanceof Part.Literal literal) {
            return literal.text();
        }
        Part.Slot slot = (Part.Slot) part;
        Object value = row.values().get(slot.path());
        return value == null ? "" : Encoder.text(slot.format(), value);
    }

    private List<List<Placed>> partitions(List<Row> rows) {
        List<Placed> placed = rows.stream().flatMap(r -> place(r).stream()).toList();
        return placed.stream()
                .map(Placed::partition)
                .distinct()
                .map(p -> placed.stream()
                        .filter(r -> r.partition().equals(p))
                        .sorted(Comparator.comparing(r -> r.sort().orElse(new KeyValue.Text(""))))
                        .toList())
                .toList();
    }

    private Optional<Placed> place(Row row) {
        ItemKey key = keyOf(row);
        Optional<KeyValue> partition = Encoder.key(key.key().partition(), row.values());
        Optional<KeyTemplate> template = key.key().sort();
        Optional<KeyValue> sort = template.flatMap(t -> Encoder.key(t, row.values()));
        return partition.isEmpty() || sort.isPresent() != template.isPresent()
                ? Optional.empty()
                : Optional.of(new Placed(row, partition.get(), sort));
    }

    private ItemKey keyOf(Row row) {
        return keys.stream()
                .filter(k -> k.item().equals(row.item()))
                .findFirst()
                .orElseThrow();
    }
}
