package dev.partita.processor.template;

import java.util.List;
import java.util.Optional;

/** A piece of a template's text. */
public sealed interface Segment {

    /** Where it begins in the template's text. */
    int index();

    /** How it is written. */
    String print();

    /** A text that stands in every key, without the doubling of its braces. */
    record Literal(String text, int index) implements Segment {
        @Override
        public String print() {
            return text.replace("{", "{{").replace("}", "}}");
        }
    }

    /**
     * What stands for a component.
     *
     * @param path the component's name, or the names on the way into nested records
     * @param format how its value is to be written, where the template says so
     * @param index where its brace stands in the template's text
     */
    record Placeholder(List<String> path, Optional<String> format, int index) implements Segment {
        /** Copies the list. */
        public Placeholder {
            path = List.copyOf(path);
        }

        @Override
        public String print() {
            return "{" + String.join(".", path) + format.map(f -> ":" + f).orElse("") + "}";
        }
    }
}
