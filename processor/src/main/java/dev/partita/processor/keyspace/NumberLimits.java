package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.SortCondition.Lower;
import dev.partita.processor.keyspace.SortCondition.LowerKind;
import dev.partita.processor.keyspace.SortCondition.Upper;
import dev.partita.processor.keyspace.SortCondition.UpperKind;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.Optional;

/**
 * What a range over Numbers leaves of the numbers that a sort key can be. The arguments can be all numbers of their
 * type, so a whole number lies in the range of some if it lies between the least and the greatest of the type.
 */
final class NumberLimits {

    private final String name;
    private final long least;
    private final long greatest;

    private NumberLimits(String name, long least, long greatest) {
        this.name = name;
        this.least = least;
        this.greatest = greatest;
    }

    /** The key with its number held to the range; empty if that holds none. Keys that are no Numbers stay. */
    static Optional<Key> within(SortCondition condition, Key key) {
        Optional<Part.Slot> number = key.sort()
                .filter(t -> t.kind() == KeyKind.NUMBER)
                .flatMap(t -> t.slots().findFirst());
        if (number.isEmpty()
                || !(condition instanceof SortCondition.Range range)
                || !(range.format() instanceof Format.NativeInteger limits)
                || !(number.get().format() instanceof Format.NativeInteger values)) {
            return Optional.of(key);
        }
        long least = Math.max(values.min(), least(range.lower(), limits));
        long greatest = Math.min(values.max(), greatest(range.upper(), limits));
        NumberLimits within = new NumberLimits(number.get().name(), least, greatest);
        return least > greatest ? Optional.empty() : Optional.of(within.of(key));
    }

    private static long least(Lower lower, Format.NativeInteger limits) {
        boolean excluded = lower.kind() == LowerKind.STRICT || lower.kind() == LowerKind.NEXT_NUMBER;
        return lower.argument().isEmpty() ? Long.MIN_VALUE : limits.min() + (excluded ? 1 : 0);
    }

    private static long greatest(Upper upper, Format.NativeInteger limits) {
        boolean excluded = upper.kind() == UpperKind.VALUE;
        return upper.argument().isEmpty() ? Long.MAX_VALUE : limits.max() - (excluded ? 1 : 0);
    }

    private Key of(Key key) {
        return new Key(of(key.partition()), key.sort().map(this::of));
    }

    private KeyTemplate of(KeyTemplate template) {
        return new KeyTemplate(
                template.origin(),
                template.source(),
                template.parts().stream()
                        .map(p -> p instanceof Part.Slot slot && slot.name().equals(name) ? of(slot) : p)
                        .toList());
    }

    private Part of(Part.Slot slot) {
        return slot.as(of(slot.format()), slot.index());
    }

    private Format of(Format format) {
        if (format instanceof Format.NativeInteger) {
            return new Format.NativeInteger(least, greatest);
        }
        if (format instanceof Format.Plain) {
            return new Format.Plain(least, greatest);
        }
        return format instanceof Format.Padded padded ? new Format.Padded(padded.width(), least, greatest) : format;
    }
}
