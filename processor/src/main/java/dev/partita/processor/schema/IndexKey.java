package dev.partita.processor.schema;

import java.util.Optional;

/** A record's key in an index; without templates where the index's key attributes are components' own. */
public record IndexKey(
        Origin origin,
        String index,
        Optional<KeyTemplate> partition,
        Optional<KeyTemplate> sort,
        Optional<Condition> when) {}
