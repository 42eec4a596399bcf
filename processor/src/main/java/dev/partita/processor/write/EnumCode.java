package dev.partita.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import dev.partita.processor.schema.ValueType;
import java.util.List;

/** Writes the bodies of methods that find an enum's constant by name, without its {@code valueOf}. */
final class EnumCode {

    private EnumCode() {}

    /** Of the text at which the attribute reader {@code in} stands. */
    static void read(MethodSpec.Builder method, ValueType.Enumeration type) {
        if (type.constants().isEmpty()) {
            method.addStatement("throw in.unreadable($S)", "a constant of an enum that has none");
            return;
        }
        CodeBlock otherwise =
                CodeBlock.of("default -> throw in.unreadable($S);\n", "one of " + String.join(", ", type.constants()));
        method.addCode("return switch (in.string()) {\n$>");
        cases(method, type);
        method.addCode(otherwise).addCode("$<};\n");
    }

    /** Of the rest of the token at which the key parser {@code key} stands, before {@code behind} characters. */
    static void parse(MethodSpec.Builder method, ValueType.Enumeration type, List<String> names) {
        method.addCode("return switch (key.token(behind)) {\n$>");
        cases(method, type);
        method.addCode("default -> {\n$>key.fail();\nyield $T.$N;\n$<}\n$<};\n", raw(type), names.get(0));
    }

    /** Of what follows at the key parser {@code key}, for names of which none begins with another. */
    static void skip(MethodSpec.Builder method, ValueType.Enumeration type) {
        for (String name : type.constants()) {
            method.beginControlFlow("if (key.skip($S))", name);
            method.addStatement("return $T.$N", raw(type), name);
            method.endControlFlow();
        }
        method.addStatement("key.fail()");
        method.addStatement("return $T.$N", raw(type), type.constants().get(0));
    }

    private static void cases(MethodSpec.Builder method, ValueType.Enumeration type) {
        for (String name : type.constants()) {
            method.addCode("case $S -> $T.$N;\n", name, raw(type), name);
        }
    }

    private static ClassName raw(ValueType.Enumeration type) {
        return TypeNames.raw(type.javaType());
    }
}
