package dev.partita.processor.schema;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A Java type by its name, equal if it is the same type.
 *
 * @param packageName the package, empty for a primitive type
 * @param names the simple names from the outermost class inwards, or the primitive type's keyword
 * @param arguments the type arguments
 * @param dimensions how many times it is an array
 */
public record JavaType(String packageName, List<String> names, List<JavaType> arguments, int dimensions) {

    /** Copies the lists. */
    public JavaType {
        names = List.copyOf(names);
        arguments = List.copyOf(arguments);
    }

    /** A top-level or nested class without arguments. */
    public static JavaType of(String packageName, String... names) {
        return new JavaType(packageName, List.of(names), List.of(), 0);
    }

    /** The innermost simple name. */
    public String simpleName() {
        return names.get(names.size() - 1);
    }

    /** The names joined with {@code _}, as generated types are named. */
    public String flatName() {
        return String.join("_", names);
    }

    /** The canonical name, without arguments. */
    public String canonicalName() {
        String nested = String.join(".", names);
        return packageName.isEmpty() ? nested : packageName + "." + nested;
    }

    /** The same class without type arguments. */
    public JavaType erased() {
        return new JavaType(packageName, names, List.of(), dimensions);
    }

    /** As a reader of messages would write it: simple names, with arguments. */
    public String display() {
        String nested = String.join(".", names);
        String args = arguments.isEmpty()
                ? ""
                : arguments.stream().map(JavaType::display).collect(Collectors.joining(", ", "<", ">"));
        return nested + args + "[]".repeat(dimensions);
    }
}
