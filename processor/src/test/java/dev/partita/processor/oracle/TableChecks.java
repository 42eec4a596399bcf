package dev.partita.processor.oracle;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.keyspace.Decodable;
import dev.partita.processor.keyspace.EqualKeys;
import dev.partita.processor.keyspace.Unreadable;
import dev.partita.processor.keyspace.Verdict;
import dev.partita.processor.keyspace.Witness.WitnessItem;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Whether what is said of a table's keys is true. */
final class TableChecks {

    private final Table table;
    private int proofs;
    private int notProved;

    TableChecks(Table table) {
        this.table = table;
    }

    int proofs() {
        return proofs;
    }

    int notProved() {
        return notProved;
    }

    /** Why the table isn't to be refused for that, if so. */
    Optional<String> fault(DesignError code) {
        return switch (code) {
            case KEY004 -> equalKeys();
            case KEY005 -> unreadable();
            default -> isTrue(code) ? Optional.empty() : Optional.of("nothing shows " + code);
        };
    }

    private boolean isTrue(DesignError code) {
        List<Item> items = table.items();
        return switch (code) {
            case KEY006 ->
                kinds(k -> Optional.of(k.partition())).size() > 1
                        || kinds(Key::sort).size() > 1;
            case KEY007 ->
                items.stream()
                                        .map(i -> i.primary().sort().isPresent())
                                        .distinct()
                                        .count()
                                > 1
                        || items.stream()
                                .flatMap(i -> i.copies().stream())
                                .anyMatch(c -> c.key().sort().isPresent()
                                        != table.sortKey().isPresent());
            case KEY024 -> stored().flatMap(Key::slots).anyMatch(Part.Slot::nullable);
            case KEY025 -> items.stream().map(Item::delimiter).distinct().count() > 1;
            case KEY026 -> items.stream().anyMatch(i -> i.delimiter() == '-');
            case KEY027 -> items.stream().map(TableChecks::names).anyMatch(n -> n.size() > new HashSet<>(n).size());
            case KEY028 ->
                stored().flatMap(Key::templates).anyMatch(t -> t.kind() != KeyKind.TEXT)
                        && items.stream()
                                .anyMatch(i -> i.copies().size() + i.claims().size() > 0);
            case KEY029 ->
                items.stream()
                        .anyMatch(i -> !i.copies().isEmpty()
                                && i.primary().slots().map(Part.Slot::format).anyMatch(Format::isFolded));
            case KEY031 ->
                items.stream().flatMap(Item::templates).anyMatch(t -> t.source().length() > 1_024);
            case KEY033 -> items.stream().anyMatch(i -> !i.claims().isEmpty());
            default -> throw new IllegalStateException("no check of " + code);
        };
    }

    private Stream<Key> stored() {
        return new TableKeys(table).inTable().stream().map(ItemKey::key);
    }

    private Set<KeyKind> kinds(Function<Key, Optional<KeyTemplate>> part) {
        Set<KeyKind> kinds = new HashSet<>();
        stored().forEach(k -> part.apply(k).ifPresent(t -> kinds.add(t.kind())));
        return kinds;
    }

    private static Optional<KeyKind> kind(Optional<KeyTemplate> template) {
        return template.map(KeyTemplate::kind);
    }

    private static List<String> names(Item item) {
        List<String> names = new ArrayList<>(List.of("primary", " "));
        item.copies().stream().map(CopyKey::name).forEach(names::add);
        item.indexKeys().forEach(k -> names.add(k.index()));
        return names;
    }

    /** Each two keys that aren't apart have items that are written with one key. */
    private Optional<String> equalKeys() {
        List<ItemKey> keys = new TableKeys(table).inTable();
        for (int i = 0; i < keys.size(); i++) {
            for (ItemKey earlier : keys.subList(0, i)) {
                Optional<String> fault = equalKeys(earlier, keys.get(i));
                if (fault.isPresent()) {
                    return fault;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<String> equalKeys(ItemKey one, ItemKey other) {
        boolean comparable = kind(one.key().sort()).equals(kind(other.key().sort()))
                && one.key().partition().kind() == other.key().partition().kind();
        if (!comparable) {
            return Optional.empty();
        }
        Verdict verdict = EqualKeys.of(one.key(), other.key(), table.delimiter());
        notProved += verdict instanceof Verdict.NotProved ? 1 : 0;
        if (!(verdict instanceof Verdict.Meets meets)) {
            return Optional.empty();
        }
        proofs++;
        List<WitnessItem> items = meets.witness().items();
        boolean equal = items.get(0).partition().equals(items.get(1).partition())
                && items.get(0).sort().equals(items.get(1).sort());
        return equal
                ? Witnesses.fault(one, items.get(0)).or(() -> Witnesses.fault(other, items.get(1)))
                : Optional.of("two keys: " + items);
    }

    /** Each template that doesn't read back is written alike for two rows of values, or holds one placeholder twice. */
    private Optional<String> unreadable() {
        return table.items().stream()
                .flatMap(Item::templates)
                .flatMap(t -> Decodable.check(t, table.delimiter()).flatMap(u -> fault(t, u)).stream())
                .findFirst();
    }

    private Optional<String> fault(KeyTemplate template, Unreadable unreadable) {
        if (unreadable.twice().isEmpty()) {
            return unreadable.reason().contains("can't be told") || !isOneToken(template, unreadable)
                    ? Optional.of(template.source() + " reads back")
                    : Optional.empty();
        }
        proofs++;
        Unreadable.Twice twice = unreadable.twice().get();
        Optional<KeyValue> one = written(template, twice.one());
        Optional<KeyValue> other = written(template, twice.other());
        return one.isPresent() && one.equals(other) && !twice.one().equals(twice.other())
                ? Optional.empty()
                : Optional.of(template.source() + " is written as " + one + " and " + other + " for " + twice);
    }

    /** Whether no delimiter stands between the placeholders: they are no shape that is read, though it could be. */
    private static boolean isOneToken(KeyTemplate template, Unreadable unreadable) {
        String source = template.source();
        List<Part.Slot> slots = unreadable.slots();
        return source.substring(
                                slots.get(0).index(),
                                slots.get(slots.size() - 1).index())
                        .indexOf('#')
                < 0;
    }

    private static Optional<KeyValue> written(KeyTemplate template, Map<String, String> texts) {
        Map<List<String>, Object> values = new HashMap<>();
        template.slots()
                .forEach(s -> Decoder.value(
                                s.format(),
                                s.type().javaType(),
                                Optional.ofNullable(texts.get(s.name())).orElse(""))
                        .ifPresent(v -> values.put(s.path(), v)));
        return Encoder.key(template, values);
    }
}
