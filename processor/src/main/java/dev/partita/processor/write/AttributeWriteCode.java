package dev.partita.processor.write;

import static dev.partita.processor.write.RuntimeTypes.ATTRIBUTES;
import static dev.partita.processor.write.RuntimeTypes.DOCUMENTS;
import static dev.partita.processor.write.SdkTypes.ATTRIBUTE_VALUE;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.partita.processor.schema.ValueType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/**
 * Writes expressions that turn values into attributes.
 *
 * @param codec the class in which they stand
 * @param present whether the values have been found not to be null
 */
record AttributeWriteCode(CodecClass codec, boolean present) {

    private static final CodeBlock WHERE = CodeBlock.of("where");

    AttributeWriteCode(CodecClass codec) {
        this(codec, false);
    }

    /**
     * The attribute that holds a value.
     *
     * @param type the value's type
     * @param value the value
     * @param where an expression: record and component, for messages
     */
    CodeBlock attribute(ValueType type, CodeBlock value, CodeBlock where) {
        if (type instanceof ValueType.Scalar scalar) {
            return ScalarCode.attribute(scalar.kind(), unboxed(scalar, value, where), where);
        }
        if (type instanceof ValueType.Enumeration) {
            return CodeBlock.of("$T.name($L, $L)", ATTRIBUTES, where, value);
        }
        if (type instanceof ValueType.Single single) {
            return attribute(single.value(), CodeBlock.of("$L.$N()", value, single.accessor()), where);
        }
        if (type instanceof ValueType.Embedded embedded) {
            CodeBlock map = CodeBlock.of("$T.write($L)", TypeNames.of(embedded.codec()), checked(value, where));
            return CodeBlock.of("$T.createM($L)", ATTRIBUTE_VALUE, map);
        }
        if (type instanceof ValueType.Converted converted) {
            return converted(converted, value, where);
        }
        return CodeBlock.of("$N($L, $L)", codec.method("write", type, n -> container(n, type)), where, value);
    }

    private CodeBlock converted(ValueType.Converted type, CodeBlock value, CodeBlock where) {
        if (type.attribute().isPresent()) {
            ValueType stored = StoredTypes.of(type.attribute().get().stored());
            CodeBlock converter =
                    codec.converters().constant(type.attribute().get().converter());
            return attribute(stored, CodeBlock.of("$L.toAttribute($L)", converter, checked(value, where)), where);
        }
        if (type.key().isPresent()) {
            CodeBlock converter = codec.converters().constant(type.key().get().converter());
            return CodeBlock.of("$T.text($L, $L.toKey($L))", ATTRIBUTES, where, converter, checked(value, where));
        }
        return CodeBlock.of("$T.write($L, $L)", DOCUMENTS, where, value);
    }

    private MethodSpec container(String name, ValueType type) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(ATTRIBUTE_VALUE)
                .addParameter(String.class, "where")
                .addParameter(TypeNames.of(type.javaType()), "values");
        if (type instanceof ValueType.ListOf list) {
            list(method, list.element());
        } else if (type instanceof ValueType.MapOf map) {
            map(method, map.value());
        } else if (type instanceof ValueType.SetOf set) {
            new SetCode(codec).write(method, set.element());
        }
        return method.build();
    }

    private void list(MethodSpec.Builder method, ValueType element) {
        TypeName elements = ParameterizedTypeName.get(ClassName.get(List.class), ATTRIBUTE_VALUE);
        method.addStatement("$T.requireNonNull(values, where)", Objects.class);
        method.addStatement("$T elements = new $T<>(values.size())", elements, ArrayList.class);
        method.beginControlFlow("for ($T value : values)", TypeNames.boxed(element.javaType()));
        if (element.unwrapped() instanceof ValueType.SetOf) {
            method.beginControlFlow("if ($L.isEmpty())", KeyTextCode.unwrapped(element, CodeBlock.of("value")));
            method.addStatement("throw $T.emptySet(where)", ATTRIBUTES);
            method.endControlFlow();
        }
        CodeBlock attribute = new AttributeWriteCode(codec).attribute(element, CodeBlock.of("value"), WHERE);
        method.addStatement("elements.add($L)", attribute);
        method.endControlFlow();
        method.addStatement("return $T.createL(elements)", ATTRIBUTE_VALUE);
    }

    private void map(MethodSpec.Builder method, ValueType element) {
        TypeName entry = ParameterizedTypeName.get(
                ClassName.get(Map.Entry.class), ClassName.get(String.class), TypeNames.boxed(element.javaType()));
        method.addStatement("$T.requireNonNull(values, where)", Objects.class);
        method.addStatement("$T entries = new $T<>()", SdkTypes.ITEM, HashMap.class);
        method.beginControlFlow("for ($T entry : values.entrySet())", entry);
        method.addStatement("$T value = entry.getValue()", TypeNames.boxed(element.javaType()));
        method.beginControlFlow("if ($L)", hasValue(element, CodeBlock.of("value")));
        CodeBlock attribute = new AttributeWriteCode(codec, true).attribute(element, CodeBlock.of("value"), WHERE);
        method.addStatement("entries.put(entry.getKey(), $L)", attribute);
        method.endControlFlow().endControlFlow();
        method.addStatement("return $T.createM(entries)", ATTRIBUTE_VALUE);
    }

    /** Whether a value is one that is stored: neither null nor an empty set. */
    static CodeBlock hasValue(ValueType type, CodeBlock value) {
        return type.unwrapped() instanceof ValueType.SetOf
                ? CodeBlock.of("$L != null && !$L.isEmpty()", value, KeyTextCode.unwrapped(type, value))
                : CodeBlock.of("$L != null", value);
    }

    private CodeBlock unboxed(ValueType.Scalar scalar, CodeBlock value, CodeBlock where) {
        boolean boxed = !TypeNames.isPrimitive(scalar.javaType())
                && TypeNames.of(scalar.javaType()).isBoxedPrimitive();
        return boxed ? checked(value, where) : value;
    }

    private CodeBlock checked(CodeBlock value, CodeBlock where) {
        return present ? value : notNull(value, where);
    }

    static CodeBlock notNull(CodeBlock value, CodeBlock where) {
        return CodeBlock.of("$T.requireNonNull($L, $L)", Objects.class, value, where);
    }
}
