package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.TypeSpec;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.ValueType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/** What a codec consists of besides its public methods: constants, and private methods made when first needed. */
final class CodecClass {

    private final NameAllocator fieldNames = new NameAllocator();
    private final NameAllocator methodNames = new NameAllocator();
    private final ConverterFields converters = new ConverterFields(fieldNames);
    private final List<FieldSpec> constants = new ArrayList<>();
    private final List<MethodSpec> methods = new ArrayList<>();
    private final Set<String> reserved = new HashSet<>();
    private final Map<Object, String> made = new HashMap<>();

    /** The names of its fields. */
    NameAllocator fieldNames() {
        return fieldNames;
    }

    /** The converters that it makes. */
    ConverterFields converters() {
        return converters;
    }

    /** Names for the parameters and locals of one method, none of which hides a field. */
    NameAllocator locals() {
        return fieldNames.clone();
    }

    /** Keeps a name from private methods. */
    void reserveMethod(String name) {
        if (reserved.add(name)) {
            methodNames.newName(name);
        }
    }

    /** The name of the private method that does something with a type; it is written when first asked for. */
    String method(String verb, ValueType type, Function<String, MethodSpec> writer) {
        return method(List.of(verb, type), verb + TypePhrase.of(type), writer);
    }

    /** The name of the private method that does what the key says; it is written when first asked for. */
    String method(Object key, String wish, Function<String, MethodSpec> writer) {
        String known = made.get(key);
        if (known != null) {
            return known;
        }
        String name = methodNames.newName(wish);
        made.put(key, name);
        methods.add(writer.apply(name));
        return name;
    }

    /** A constant; equal ones are one. */
    CodeBlock constant(String name, JavaType type, CodeBlock value) {
        Object key = List.of(type, value.toString());
        String known = made.get(key);
        if (known == null) {
            known = fieldNames.newName(
                    name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT));
            made.put(key, known);
            constants.add(FieldSpec.builder(TypeNames.of(type), known)
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                    .initializer(value)
                    .build());
        }
        return CodeBlock.of("$N", known);
    }

    /** Adds the constants and private methods to the class. */
    void addTo(TypeSpec.Builder type) {
        type.addFields(converters.fields()).addFields(constants).addMethods(methods);
    }
}
