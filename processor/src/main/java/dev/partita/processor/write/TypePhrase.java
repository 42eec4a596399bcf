package dev.partita.processor.write;

import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.ValueType;
import java.util.stream.Collectors;

/** Types as words of method names: {@code StringList}, {@code AddressListMap}. */
final class TypePhrase {

    private TypePhrase() {}

    static String of(ValueType type) {
        if (type instanceof ValueType.ListOf list) {
            return of(list.element()) + "List";
        }
        if (type instanceof ValueType.SetOf set) {
            return of(set.element()) + "Set";
        }
        if (type instanceof ValueType.MapOf map) {
            return of(map.value()) + "Map";
        }
        return of(type.javaType());
    }

    private static String of(JavaType type) {
        String arguments = type.arguments().stream().map(TypePhrase::of).collect(Collectors.joining("And"));
        String name = Words.capitalised(type.simpleName()) + "s".repeat(type.dimensions());
        return arguments.isEmpty() ? name : name + "Of" + arguments;
    }
}
