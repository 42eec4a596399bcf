package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import dev.partita.processor.schema.Parameter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Writes what a method is given: a parameter, or what the accessors of a parameter give. */
final class ArgumentCode {

    private ArgumentCode() {}

    /** The expression for a value by its name: {@code key.customerId()} for {@code key.customerId}. */
    static CodeBlock of(String name) {
        int dot = name.lastIndexOf('.');
        return dot < 0
                ? CodeBlock.of("$N", name)
                : CodeBlock.of("$L.$N()", of(name.substring(0, dot)), name.substring(dot + 1));
    }

    /** Refuses null, of the parameters and of what is taken out of them. */
    static void addNullChecks(MethodSpec.Builder method, List<? extends Parameter> parameters) {
        addNullChecks(method, List.of(), parameters);
    }

    /** Refuses null, of the parameters and of the values that are taken out of them. */
    static void addNullChecks(
            MethodSpec.Builder method, List<Parameter.Declared> declared, List<? extends Parameter> parameters) {
        Set<String> checked = new LinkedHashSet<>();
        declared.stream().filter(p -> !TypeNames.isPrimitive(p.javaType())).forEach(p -> checked.add(p.name()));
        for (Parameter parameter : parameters) {
            String name = parameter.name();
            for (int dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
                checked.add(name.substring(0, dot));
            }
            if (!TypeNames.isPrimitive(parameter.javaType())) {
                checked.add(name);
            }
        }
        checked.forEach(name -> addNullCheck(method, name));
    }

    private static void addNullCheck(MethodSpec.Builder method, String name) {
        method.addStatement("$T.requireNonNull($L, $S)", Objects.class, of(name), name);
    }
}
