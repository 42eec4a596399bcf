package dev.partita.it.oracle;

import java.util.List;
import java.util.Optional;

/**
 * A table with records and access patterns.
 *
 * @param number tells it from others of the run
 * @param indexes the names of its global indexes
 */
record Design(int number, List<RecordType> records, List<String> indexes, List<Pattern> patterns) {

    /** The package that its source stands in. */
    String packageName() {
        return "oracle.d" + number;
    }

    /** The same without some patterns. */
    Design withPatterns(List<Pattern> some) {
        return new Design(number, records, indexes, some);
    }

    /** A component of a record. */
    record Component(String name, Kind kind, boolean nullable) {}

    /** A key template. */
    record Template(String text, List<String> slots) {}

    /** A key in an index; {@code when} is empty if there is none. */
    record IndexKey(String index, Template partition, Optional<Template> sort, String when) {}

    /** A copy. */
    record Copy(Template partition, Template sort) {}

    /** A record with its keys. */
    record RecordType(
            String name,
            List<Component> components,
            Template partition,
            Template sort,
            List<IndexKey> indexKeys,
            Optional<Copy> copy) {

        Optional<Component> component(String name) {
            return components.stream().filter(c -> c.name().equals(name)).findFirst();
        }
    }

    /** How a parameter binds. */
    enum Binding {
        IS,
        FROM,
        TO,
        AFTER,
        BEFORE,
        STARTS_WITH
    }

    /** A parameter that binds the component of its name. */
    record Parameter(String component, Kind kind, Binding binding) {}

    /** What comes back. */
    enum Form {
        OPTIONAL,
        LIST,
        PAGE,
        STREAM,
        COUNT,
        EXISTS,
        COLLECTION
    }

    /**
     * An access pattern.
     *
     * @param wanted the names of the records; several are all of the table
     * @param when empty if there is none
     */
    record Pattern(
            String name,
            List<String> wanted,
            Form form,
            List<Parameter> parameters,
            String when,
            boolean descending,
            int limit) {}
}
