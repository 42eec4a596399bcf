package dev.partita.processor.oracle;

import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A table in memory, written as puts write it: each row with its index keys, its copies without, and its claims. */
final class MemoryTable {

    private final Table table;
    private final List<Stored> items = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>();
    private final Set<List<Object>> keys = new HashSet<>();

    MemoryTable(Table table) {
        this.table = table;
    }

    /** Puts a row if it is the first with each of its keys. */
    void put(Row row) {
        List<Stored> written = new ArrayList<>();
        for (ItemKey key : new TableKeys(table).inTable(row.item())) {
            Map<String, KeyValue> attributes = new HashMap<>();
            row.item().components().forEach(c -> component(row, c, attributes));
            if (key.isPrimary()) {
                row.item().indexKeys().forEach(k -> indexKey(row, k, attributes));
            }
            tableKey(row, key.key(), attributes);
            written.add(new Stored(row, key, attributes));
        }
        new TableKeys(table)
                .claims(row.item()).stream()
                        .filter(claim ->
                                claim.key().slots().allMatch(s -> row.values().containsKey(s.path())))
                        .forEach(claim -> {
                            Map<String, KeyValue> attributes = new HashMap<>();
                            tableKey(row, claim.key(), attributes);
                            written.add(new Stored(row, claim, attributes));
                        });
        Set<List<Object>> mine = new HashSet<>();
        written.forEach(s -> mine.add(primaryKey(s)));
        if (mine.size() == written.size() && mine.stream().noneMatch(keys::contains)) {
            keys.addAll(mine);
            items.addAll(written);
            rows.add(row);
        }
    }

    List<Stored> items() {
        return items;
    }

    List<Row> rows() {
        return rows;
    }

    List<Object> primaryKey(Stored item) {
        List<Object> key = new ArrayList<>();
        key.add(item.attributes().get(table.partitionKey()));
        table.sortKey().ifPresent(k -> key.add(item.attributes().get(k)));
        return key;
    }

    private void tableKey(Row row, Key key, Map<String, KeyValue> attributes) {
        attributes.put(
                table.partitionKey(), Encoder.key(key.partition(), row.values()).orElseThrow());
        table.sortKey()
                .ifPresent(name -> attributes.put(
                        name,
                        Encoder.key(key.sort().orElseThrow(), row.values()).orElseThrow()));
    }

    /** All or nothing: a missing component or a condition that doesn't hold leaves the item out. */
    private void indexKey(Row row, IndexKey key, Map<String, KeyValue> attributes) {
        Index index = table.index(key.index()).orElseThrow();
        Map<String, KeyValue> written = new HashMap<>();
        boolean whole = put(row, key.partition(), index.partitionKey(), written)
                && put(row, key.sort(), index.sortKey().orElse(""), written);
        if (whole && key.when().map(w -> holds(w, row)).orElse(true)) {
            attributes.putAll(written);
        }
    }

    private static boolean put(Row row, Optional<KeyTemplate> template, String name, Map<String, KeyValue> attributes) {
        if (template.isEmpty()) {
            return true;
        }
        Optional<KeyValue> value = Encoder.key(template.get(), row.values());
        value.ifPresent(v -> attributes.put(name, v));
        return value.isPresent();
    }

    /** A component's own attribute, if it is of a type that keys have. */
    private static void component(Row row, Component component, Map<String, KeyValue> attributes) {
        Object value = row.values().get(List.of(component.name()));
        if (value == null || component.keyOnly()) {
            return;
        }
        if (value instanceof Number) {
            attributes.put(component.attribute(), new KeyValue.Number(Encoder.number(value)));
        } else if (!(value instanceof Boolean)) {
            attributes.put(component.attribute(), new KeyValue.Text(AttributeText.of(value)));
        }
    }

    static boolean holds(Condition condition, Row row) {
        return condition.terms().stream().allMatch(t -> holds(t, row));
    }

    private static boolean holds(Condition.Term term, Row row) {
        Object value = row.values().get(term.path());
        return switch (term.test()) {
            case PRESENT -> value != null;
            case ABSENT -> value == null;
            case TRUE -> Boolean.TRUE.equals(value);
            case FALSE -> Boolean.FALSE.equals(value);
            case IN -> value != null && term.values().contains(value.toString());
            case NOT_IN -> value == null || !term.values().contains(value.toString());
        };
    }
}
