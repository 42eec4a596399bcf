package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The value of a key attribute, or a bound of one, as literals and values.
 *
 * @param kind the type of the key attribute
 * @param elements from left to right
 */
record Strand(KeyKind kind, List<Element> elements) {

    /** Copies the list. */
    Strand {
        elements = List.copyOf(elements);
    }

    /** A piece of it. */
    sealed interface Element {}

    /** A text. */
    record Fixed(String text) implements Element {}

    /**
     * A value.
     *
     * @param open whether it may hold the delimiter here
     */
    record Free(Value value, boolean open) implements Element {}

    static Strand of(Side side, KeyTemplate template) {
        return new Strand(
                template.kind(),
                template.parts().stream()
                        .map(p -> p instanceof Part.Slot slot
                                ? free(side, slot.name(), slot.format())
                                : new Fixed(((Part.Literal) p).text()))
                        .toList());
    }

    static Strand of(KeyExpression expression) {
        return new Strand(
                expression.kind(),
                expression.pieces().stream()
                        .map(p -> p instanceof KeyExpression.Argument argument
                                ? free(Side.ARGUMENT, argument.parameter(), argument.format())
                                : new Fixed(((KeyExpression.Text) p).text()))
                        .toList());
    }

    private static Element free(Side side, String name, Format format) {
        boolean open = format instanceof Format.Text text && text.rest();
        return new Free(Value.of(side, name, format), open);
    }

    Strand then(String text) {
        return text.isEmpty() ? this : then(new Fixed(text));
    }

    private Strand then(Element element) {
        List<Element> longer = new ArrayList<>(elements);
        longer.add(element);
        return new Strand(kind, longer);
    }

    boolean isEmpty() {
        return elements.isEmpty();
    }

    Stream<Free> values() {
        return elements.stream().filter(Free.class::isInstance).map(Free.class::cast);
    }

    /** Whether it ends with a literal. */
    boolean endsFixed() {
        return !isEmpty() && elements.get(elements.size() - 1) instanceof Fixed;
    }

    /** This with the last character, which is a literal's, raised by one. */
    Strand raised() {
        int last = elements.size() - 1;
        String text = ((Fixed) elements.get(last)).text();
        int end = text.offsetByCodePoints(text.length(), -1);
        String raised = text.substring(0, end) + Character.toString(Characters.raised(text.codePointAt(end)));
        List<Element> all = new ArrayList<>(elements);
        all.set(last, new Fixed(raised));
        return new Strand(kind, all);
    }
}
