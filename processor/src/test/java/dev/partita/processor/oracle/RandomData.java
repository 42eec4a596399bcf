package dev.partita.processor.oracle;

import dev.partita.processor.schema.Item;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Draws rows: mostly of few values, so that they share partitions and come near to each other. */
final class RandomData {

    private static final int ROWS = 14;

    private final Random random;
    private final RandomDesign design;

    RandomData(Random random, RandomDesign design) {
        this.random = random;
        this.design = design;
    }

    MemoryTable draw() {
        MemoryTable memory = new MemoryTable(design.table());
        List<Item> items = design.table().items();
        for (int i = 0; i < ROWS; i++) {
            memory.put(row(items.get(random.nextInt(items.size()))));
        }
        return memory;
    }

    /** A row of a record. */
    Row row(Item item) {
        RandomRecord record = design.record(item.type().simpleName());
        Map<List<String>, Object> values = new HashMap<>();
        record.components().forEach((name, kind) -> {
            if (!record.isNullable(name) || random.nextInt(3) > 0) {
                values.put(List.of(name), value(kind));
            }
        });
        return new Row(item, values);
    }

    private Object value(Kind kind) {
        int near = Math.min(2, kind.values().size());
        int among = random.nextInt(5) < 3 ? near : kind.values().size();
        return kind.values().get(random.nextInt(among));
    }
}
