package dev.partita.processor.schema;

import java.util.List;

/** A parameter of an access pattern. */
public sealed interface Parameter {

    /** Where it stands. */
    Origin origin();

    /** Its name in the source, or in the generated code where a class file hides it. */
    String name();

    /** Its type as written. */
    JavaType javaType();

    /** The {@code PageRequest}. */
    record Paging(Origin origin, String name, JavaType javaType) implements Parameter {}

    /**
     * A parameter that binds a component.
     *
     * @param path the component's name, or the names on the way into nested records
     * @param type its type
     * @param binding how it restricts the component
     */
    record Bound(Origin origin, String name, JavaType javaType, List<String> path, ValueType type, Binding binding)
            implements Parameter {
        /** Copies the list. */
        public Bound {
            path = List.copyOf(path);
        }
    }

    /** How a parameter restricts its component. */
    enum Binding {
        EQUAL,
        FROM,
        TO,
        AFTER,
        BEFORE,
        STARTS_WITH
    }
}
