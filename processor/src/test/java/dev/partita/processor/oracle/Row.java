package dev.partita.processor.oracle;

import dev.partita.processor.schema.Item;
import java.util.List;
import java.util.Map;

/** An instance of a record: the values of its components that have one, single-component records unwrapped. */
record Row(Item item, Map<List<String>, Object> values) {

    @Override
    public String toString() {
        return item.type().simpleName() + values;
    }
}
