package dev.partita.processor.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The template of one key attribute, typed.
 *
 * @param origin where it stands
 * @param source the text of the annotation's value
 * @param parts literals and placeholders from left to right; two literals never stand side by side
 */
public record KeyTemplate(Origin origin, String source, List<Part> parts) {

    /** Copies the list. */
    public KeyTemplate {
        parts = List.copyOf(parts);
    }

    /** The placeholders from left to right. */
    public Stream<Part.Slot> slots() {
        return parts.stream().filter(Part.Slot.class::isInstance).map(Part.Slot.class::cast);
    }

    /** A placeholder as it is written here. */
    public String text(Part.Slot slot) {
        return source.substring(slot.index(), source.indexOf('}', slot.index()) + 1);
    }

    /** The template with that text before one of its placeholders. */
    public KeyTemplate with(String text, Part.Slot before) {
        List<Part> longer = new ArrayList<>();
        for (Part part : parts) {
            if (part.equals(before)) {
                longer.add(new Part.Literal(text));
            }
            longer.add(
                    part instanceof Part.Slot slot && slot.index() >= before.index()
                            ? slot.as(slot.format(), slot.index() + text.length())
                            : part);
        }
        String longerSource = source.substring(0, before.index()) + text + source.substring(before.index());
        return new KeyTemplate(origin, longerSource, longer);
    }

    /** The template with that text before it. */
    public KeyTemplate behind(String text) {
        List<Part> longer = new ArrayList<>(parts);
        if (!parts.isEmpty() && parts.get(0) instanceof Part.Literal literal) {
            longer.set(0, new Part.Literal(text + literal.text()));
        } else {
            longer.add(0, new Part.Literal(text));
        }
        return new KeyTemplate(origin, text + source, longer);
    }

    /** The template with that text before it, or in place of its first word where the text begins with that as well. */
    public KeyTemplate begunWith(String text) {
        boolean shortened = !parts.isEmpty()
                && parts.get(0) instanceof Part.Literal word
                && text.startsWith(word.text())
                && source.startsWith(word.text());
        if (!shortened) {
            return behind(text);
        }
        String word = ((Part.Literal) parts.get(0)).text();
        List<Part> longer = new ArrayList<>(List.of(new Part.Literal(text)));
        for (Part part : parts.subList(1, parts.size())) {
            longer.add(
                    part instanceof Part.Slot slot
                            ? slot.as(slot.format(), slot.index() + text.length() - word.length())
                            : part);
        }
        return new KeyTemplate(origin, text + source.substring(word.length()), longer);
    }

    /** The type of the key attribute. */
    public KeyKind kind() {
        if (parts.size() == 1 && parts.get(0) instanceof Part.Slot slot) {
            if (slot.format() instanceof Format.NativeInteger || slot.format() instanceof Format.NativeDecimal) {
                return KeyKind.NUMBER;
            }
            if (slot.format() instanceof Format.NativeBinary) {
                return KeyKind.BINARY;
            }
        }
        return KeyKind.TEXT;
    }
}
