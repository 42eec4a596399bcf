package dev.partita.processor.schema;

import java.util.Optional;
import java.util.stream.Stream;

/** A record's key in an index; without templates where the index's key attributes are components' own. */
public record IndexKey(
        Origin origin,
        String index,
        Optional<KeyTemplate> partition,
        Optional<KeyTemplate> sort,
        Optional<Condition> when) {

    /** The templates that it has. */
    public Stream<KeyTemplate> templates() {
        return Stream.concat(partition.stream(), sort.stream());
    }
}
