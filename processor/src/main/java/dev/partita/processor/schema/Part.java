package dev.partita.processor.schema;

import java.util.List;

/** A piece of a key template whose placeholders have been tied to components. */
public sealed interface Part {

    /** A text that stands in every key. */
    record Literal(String text) implements Part {}

    /**
     * A placeholder.
     *
     * @param path the component's name, or the names on the way into nested records
     * @param attributes the attribute's name, or the names on the way into maps
     * @param type the type of what the path ends at; a record with one component still wrapped
     * @param nullable whether something on the path may lack a value
     * @param format how the value is written
     * @param index where the placeholder begins in the template's source text
     */
    record Slot(List<String> path, List<String> attributes, ValueType type, boolean nullable, Format format, int index)
            implements Part {
        /** Copies the lists. */
        public Slot {
            path = List.copyOf(path);
            attributes = List.copyOf(attributes);
        }

        /** The same placeholder in another format, beginning elsewhere. */
        public Slot as(Format otherFormat, int otherIndex) {
            return new Slot(path, attributes, type, nullable, otherFormat, otherIndex);
        }

        /** The path as it is written in a template. */
        public String name() {
            return String.join(".", path);
        }
    }
}
