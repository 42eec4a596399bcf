package dev.partita.processor.write;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Part;
import java.util.List;
import java.util.OptionalInt;

/** How much of a token lies behind a placeholder, which tells a parser where a value without fixed length ends. */
final class Behind {

    private Behind() {}

    /**
     * The number of characters behind a part in its token; empty if it isn't the same in every key.
     *
     * @param parts the template
     * @param place the part
     * @param delimiter what ends a token
     */
    static OptionalInt of(List<Part> parts, int place, char delimiter) {
        int length = 0;
        for (Part part : parts.subList(place + 1, parts.size())) {
            if (part instanceof Part.Literal literal) {
                int end = literal.text().indexOf(delimiter);
                if (end >= 0) {
                    return OptionalInt.of(length + end);
                }
                length += literal.text().length();
            } else {
                OptionalInt width = width(((Part.Slot) part).format());
                if (width.isEmpty()) {
                    return OptionalInt.empty();
                }
                length += width.getAsInt();
            }
        }
        return OptionalInt.of(length);
    }

    private static OptionalInt width(Format format) {
        if (format instanceof Format.Temporal temporal) {
            return OptionalInt.of(width(temporal));
        }
        if (format instanceof Format.Uuid) {
            return OptionalInt.of(36);
        }
        if (format instanceof Format.Character) {
            return OptionalInt.of(1);
        }
        if (format instanceof Format.Converted converted && converted.width() > 0) {
            return OptionalInt.of(converted.width());
        }
        if (format instanceof Format.Padded padded && padded.min() >= 0) {
            return OptionalInt.of(padded.width());
        }
        if (format instanceof Format.Names names) {
            int[] lengths =
                    names.names().stream().mapToInt(String::length).distinct().toArray();
            return lengths.length == 1 ? OptionalInt.of(lengths[0]) : OptionalInt.empty();
        }
        return OptionalInt.empty();
    }

    private static int width(Format.Temporal temporal) {
        int digits = temporal.fractionDigits();
        int fraction = digits == 0 ? 0 : digits + 1;
        return switch (temporal.kind()) {
            case YEAR -> 4;
            case YEAR_MONTH -> 7;
            case LOCAL_DATE -> 10;
            case LOCAL_TIME -> 8 + fraction;
            case LOCAL_DATE_TIME -> 19 + fraction;
            case INSTANT -> 20 + fraction;
        };
    }
}
