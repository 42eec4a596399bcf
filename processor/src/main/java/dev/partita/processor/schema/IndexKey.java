package dev.partita.processor.schema;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A record's key in an index; without templates where the index's key attributes are components' own. */
public record IndexKey(
        Origin origin,
        String index,
        Optional<KeyTemplate> partition,
        Optional<KeyTemplate> sort,
        Optional<Condition> when) {

    /** Whether it is made of templates; otherwise components' own attributes are the key. */
    public boolean isTemplated() {
        return partition.isPresent() || sort.isPresent();
    }

    /** The templates that it has, as they are written; empty for none. */
    public String source() {
        return templates().map(KeyTemplate::source).collect(Collectors.joining(" / "));
    }

    /** The placeholders of all its templates. */
    public Stream<Part.Slot> slots() {
        return templates().flatMap(KeyTemplate::slots);
    }

    /** The templates that it has. */
    public Stream<KeyTemplate> templates() {
        return Stream.concat(partition.stream(), sort.stream());
    }
}
