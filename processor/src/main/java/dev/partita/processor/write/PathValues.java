package dev.partita.processor.write;

import static dev.partita.processor.write.RuntimeTypes.ATTRIBUTES;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Presence;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes expressions for what a path into a record ends at, or null where something on it lacks.
 *
 * @param codec the class in which they stand
 * @param item the record
 * @param variable the variable that holds it
 */
record PathValues(CodecClass codec, Item item, String variable) {

    CodeBlock of(IndexKeyInput input) {
        Component first = item.component(input.path().get(0)).orElseThrow();
        if (input.path().size() == 1) {
            CodeBlock value = CodeBlock.of("$N.$N()", variable, first.name());
            return first.presence() == Presence.OPTIONAL ? CodeBlock.of("$L.orElse(null)", value) : value;
        }
        return input.nullable()
                ? CodeBlock.of("$N($N)", codec.method(key(input), name(input.path()), n -> found(n, input)), variable)
                : new SlotAccess(item, variable).value(input.path());
    }

    private static Object key(IndexKeyInput input) {
        return List.of(input.path(), input.typeName().toString());
    }

    private static String name(List<String> path) {
        return "find" + Words.capitalised(Words.joined(path));
    }

    private MethodSpec found(String name, IndexKeyInput input) {
        List<String> path = input.path();
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(input.typeName())
                .addParameter(TypeNames.of(item.type()), variable);
        Component first = item.component(path.get(0)).orElseThrow();
        String outer = first.name().equals(variable) ? first.name() + "Value" : first.name();
        method.addStatement("var $N = $T.orNull($N.$N())", outer, ATTRIBUTES, variable, first.name());
        CodeBlock current = KeyTextCode.unwrapped(first.type(), CodeBlock.of("$N", outer));
        int last = path.size() - 1;
        for (int depth = 1; depth <= last; depth++) {
            String step = path.get(depth);
            method.beginControlFlow("if ($N == null)", outer)
                    .addStatement("return null")
                    .endControlFlow();
            CodeBlock value = CodeBlock.of("$T.orNull($L.$N())", ATTRIBUTES, current, step);
            if (depth == last) {
                method.addStatement("return $L", value);
            } else {
                outer = step + depth;
                method.addStatement("var $N = $L", outer, value);
                current = CodeBlock.of("$N", outer);
            }
        }
        return method.build();
    }
}
