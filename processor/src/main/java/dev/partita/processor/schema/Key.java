package dev.partita.processor.schema;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A partition key with, where the table has one, a sort key. */
public record Key(KeyTemplate partition, Optional<KeyTemplate> sort) {

    /** Both templates. */
    public Stream<KeyTemplate> templates() {
        return Stream.concat(Stream.of(partition), sort.stream());
    }

    /** Both templates as they are written: {@code CUST#{customerId} / PROFILE}. */
    public String source() {
        return templates().map(KeyTemplate::source).collect(Collectors.joining(" / "));
    }

    /** Whether items for which this key is equal have the other key in common too. */
    public boolean determines(Key other) {
        return other.slots().allMatch(this::says);
    }

    /** Whether items for which this key is equal have the placeholder's text in common too. */
    public boolean says(Part.Slot slot) {
        return slots().anyMatch(known -> determines(known, slot));
    }

    private static boolean determines(Part.Slot known, Part.Slot slot) {
        return known.path().equals(slot.path())
                && (!known.format().isFolded() || known.format().equals(slot.format()));
    }

    /** The placeholders of both. */
    public Stream<Part.Slot> slots() {
        return templates().flatMap(KeyTemplate::slots);
    }
}
