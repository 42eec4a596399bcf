package dev.partita.processor.write;

import static dev.partita.processor.write.RuntimeTypes.ATTRIBUTES;
import static dev.partita.processor.write.RuntimeTypes.ATTRIBUTE_READER;
import static dev.partita.processor.write.SdkTypes.ATTRIBUTE_VALUE;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;

/**
 * Writes the bodies of methods that read and write sets.
 *
 * @param codec the class in which they stand
 */
record SetCode(CodecClass codec) {

    private static final CodeBlock WHERE = CodeBlock.of("where");

    /** The body of a method that writes {@code values}. What is equal when stored, such as 1.0 and 1.00, is one. */
    void write(MethodSpec.Builder method, ValueType element) {
        SetKind kind = SetKind.of(element);
        TypeName stored = kind == SetKind.BINARY ? SdkTypes.SDK_BYTES : ClassName.get(String.class);
        TypeName set = ParameterizedTypeName.get(ClassName.get(Set.class), stored);
        method.addStatement("$T.requireNonNull(values, where)", Objects.class);
        method.addStatement("$T elements = new $T<>()", set, LinkedHashSet.class);
        method.beginControlFlow("for ($T value : values)", TypeNames.boxed(element.javaType()));
        CodeBlock value = AttributeWriteCode.notNull(CodeBlock.of("value"), WHERE);
        method.addStatement("elements.add($L)", element(element, value));
        method.endControlFlow();
        method.addStatement("return $T.$L(new $T<>(elements))", ATTRIBUTE_VALUE, kind.factory(), ArrayList.class);
    }

    private CodeBlock element(ValueType type, CodeBlock value) {
        if (type instanceof ValueType.Scalar scalar) {
            return ScalarCode.element(scalar.kind(), value, WHERE);
        }
        if (type instanceof ValueType.Single single) {
            CodeBlock held = CodeBlock.of("$L.$N()", value, single.accessor());
            boolean primitive = TypeNames.isPrimitive(single.value().javaType());
            return element(single.value(), primitive ? held : AttributeWriteCode.notNull(held, WHERE));
        }
        if (type instanceof ValueType.Converted converted) {
            return converted(converted, value);
        }
        return CodeBlock.of("$L.name()", value);
    }

    private CodeBlock converted(ValueType.Converted type, CodeBlock value) {
        if (type.attribute().isPresent()) {
            CodeBlock converter =
                    codec.converters().constant(type.attribute().get().converter());
            ValueType stored = StoredTypes.of(type.attribute().get().stored());
            return element(stored, CodeBlock.of("$L.toAttribute($L)", converter, value));
        }
        CodeBlock converter =
                codec.converters().constant(type.key().orElseThrow().converter());
        return CodeBlock.of("$T.paired($L, $L.toKey($L))", ATTRIBUTES, WHERE, converter, value);
    }

    /** The body of a method that reads the set at which {@code in} stands. */
    void read(MethodSpec.Builder method, ValueType.SetOf type, AttributeReadCode values) {
        TypeName set = TypeNames.of(type.javaType());
        if (type.element() instanceof ValueType.Scalar scalar && scalar.kind() == ScalarKind.STRING) {
            method.addStatement(
                    "return $T.unmodifiableSet(new $T<>(in.texts()))", Collections.class, LinkedHashSet.class);
            return;
        }
        method.addStatement(
                "$T elements = in.$L()",
                ATTRIBUTE_READER,
                SetKind.of(type.element()).reader());
        method.addStatement("$T values = new $T<>()", set, LinkedHashSet.class);
        method.beginControlFlow("while (elements.next())");
        method.addStatement("values.add($L)", values.value(type.element(), CodeBlock.of("elements")));
        method.endControlFlow();
        method.addStatement("return $T.unmodifiableSet(values)", Collections.class);
    }
}
