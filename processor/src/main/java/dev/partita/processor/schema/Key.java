package dev.partita.processor.schema;

import java.util.Optional;
import java.util.stream.Stream;

/** A partition key with, where the table has one, a sort key. */
public record Key(KeyTemplate partition, Optional<KeyTemplate> sort) {

    /** The placeholders of both. */
    public Stream<Part.Slot> slots() {
        return Stream.concat(partition.slots(), sort.stream().flatMap(KeyTemplate::slots));
    }
}
