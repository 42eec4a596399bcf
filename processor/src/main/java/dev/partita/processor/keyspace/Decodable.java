package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Unreadable.Twice;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whether the values of a template can be read back from its keys. */
public final class Decodable {

    private final KeyTemplate template;
    private final char delimiter;

    private Decodable(KeyTemplate template, char delimiter) {
        this.template = template;
        this.delimiter = delimiter;
    }

    /** Why the template doesn't read back, or empty if it does. */
    public static Optional<Unreadable> check(KeyTemplate template, char delimiter) {
        Decodable decodable = new Decodable(template, delimiter);
        return decodable.writesDelimiter().or(decodable::isAmbiguous);
    }

    private Optional<Unreadable> writesDelimiter() {
        return template.slots()
                .filter(s -> Languages.writes(s.format(), delimiter))
                .findFirst()
                .map(s -> new Unreadable(
                        "{" + s.name() + "} writes '" + delimiter + "', which separates the values of a key",
                        List.of(s),
                        Optional.empty()));
    }

    /** A token holds one value of variable width; before it what ends by itself, behind it what has one length. */
    private Optional<Unreadable> isAmbiguous() {
        List<Part> token = new ArrayList<>();
        for (Part part : template.parts()) {
            if (part instanceof Part.Literal literal && literal.text().indexOf(delimiter) >= 0) {
                token.clear();
                continue;
            }
            if (part instanceof Part.Slot slot) {
                Optional<Part.Slot> variable = token.stream()
                        .filter(p -> p instanceof Part.Slot s && !Languages.isPrefixFree(s.format()))
                        .map(Part.Slot.class::cast)
                        .findFirst();
                if (variable.isPresent() && !Languages.isFixed(slot.format())) {
                    return Optional.of(unreadable(variable.get(), slot));
                }
            }
            token.add(part);
        }
        return Optional.empty();
    }

    /** Where no two rows of values make one key, the shape is still none that is read. */
    private Unreadable unreadable(Part.Slot variable, Part.Slot behind) {
        Optional<Twice> twice = Ambiguity.of(template, delimiter);
        boolean number = behind.format() instanceof Format.Padded || behind.format() instanceof Format.Decimal;
        String reason = twice.isPresent()
                ? "where {" + variable.name() + "} ends and {" + behind.name() + "} begins can't be told"
                        + (number ? ", since a negative number has one character more" : "")
                : "{" + variable.name() + "} and {" + behind.name()
                        + "} both vary in length, and values are told apart by '" + delimiter + "' alone";
        return new Unreadable(reason + "; put '" + delimiter + "' between them", List.of(variable, behind), twice);
    }
}
