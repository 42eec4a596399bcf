package dev.partita.processor.schema;

import java.util.List;

/** What a method is given for a component or a page: a parameter, or something that a parameter holds. */
public sealed interface Parameter {

    /** Where it stands. */
    Origin origin();

    /**
     * Its name in the source, or in the generated code where a class file hides it; what a record holds has the names on the
     * way to it, with dots between them: {@code key.customerId}.
     */
    String name();

    /** Its type as written. */
    JavaType javaType();

    /** The parameter that it is or that holds it. */
    Declared declared();

    /** The parameters as the method declares them. */
    static List<Declared> declared(List<? extends Parameter> parameters) {
        return parameters.stream().map(Parameter::declared).distinct().toList();
    }

    /** A parameter of a method. */
    record Declared(String name, JavaType javaType) {}

    /** The {@code PageRequest}. */
    record Paging(Origin origin, String name, JavaType javaType) implements Parameter {
        @Override
        public Declared declared() {
            return new Declared(name, javaType);
        }
    }

    /**
     * A value that binds a component.
     *
     * @param path the component's name, or the names on the way into nested records
     * @param type its type
     * @param binding how it restricts the component
     */
    record Bound(
            Origin origin,
            Declared declared,
            String name,
            JavaType javaType,
            List<String> path,
            ValueType type,
            Binding binding)
            implements Parameter {
        /** Copies the list. */
        public Bound {
            path = List.copyOf(path);
        }

        /** A parameter that is the value itself. */
        public Bound(
                Origin origin, String name, JavaType javaType, List<String> path, ValueType type, Binding binding) {
            this(origin, new Declared(name, javaType), name, javaType, path, type, binding);
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
