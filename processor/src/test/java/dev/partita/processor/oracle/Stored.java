package dev.partita.processor.oracle;

import dev.partita.processor.schema.CopyKey;
import java.util.Map;
import java.util.Optional;

/** An item as the service holds it: the attributes that keys are made of, and what wrote it. */
record Stored(Row row, Optional<CopyKey> copy, Map<String, KeyValue> attributes) {}
