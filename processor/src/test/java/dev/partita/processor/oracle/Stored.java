package dev.partita.processor.oracle;

import dev.partita.processor.schema.ItemKey;
import java.util.Map;

/** An item as the service holds it: the attributes that keys are made of, and what wrote it. */
record Stored(Row row, ItemKey key, Map<String, KeyValue> attributes) {}
