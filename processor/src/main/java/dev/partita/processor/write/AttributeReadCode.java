package dev.partita.processor.write;

import static dev.partita.processor.write.RuntimeTypes.ATTRIBUTE_READER;
import static dev.partita.processor.write.RuntimeTypes.DOCUMENTS;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import dev.partita.processor.schema.ValueType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import javax.lang.model.element.Modifier;

/**
 * Writes expressions that turn attributes into values.
 *
 * @param codec the class in which they stand
 */
record AttributeReadCode(CodecClass codec) {

    /**
     * The value at which a reader stands.
     *
     * @param type the value's type
     * @param in the reader
     */
    CodeBlock value(ValueType type, CodeBlock in) {
        if (type instanceof ValueType.Scalar scalar) {
            return CodeBlock.of("$L.$L()", in, ScalarCode.reader(scalar.kind()));
        }
        if (type instanceof ValueType.Embedded embedded) {
            return CodeBlock.of("$T.read($L.map())", TypeNames.of(embedded.codec()), in);
        }
        if (isWhatever(type)) {
            return CodeBlock.of("$T.read($L)", DOCUMENTS, in);
        }
        return CodeBlock.of("$N($L)", codec.method("read", type, n -> method(n, type)), in);
    }

    private static boolean isWhatever(ValueType type) {
        return type instanceof ValueType.Converted converted
                && converted.key().isEmpty()
                && converted.attribute().isEmpty();
    }

    private MethodSpec method(String name, ValueType type) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(TypeNames.of(type.javaType()))
                .addParameter(ATTRIBUTE_READER, "in");
        if (type instanceof ValueType.Enumeration enumeration) {
            EnumCode.read(method, enumeration);
        } else if (type instanceof ValueType.Single single) {
            CodeBlock value = value(single.value(), CodeBlock.of("in"));
            guarded(method, CodeBlock.of("new $T($L)", TypeNames.of(single.javaType()), value));
        } else if (type instanceof ValueType.Converted converted) {
            guarded(method, converted(converted));
        } else if (type instanceof ValueType.ListOf list) {
            list(method, list);
        } else if (type instanceof ValueType.MapOf map) {
            map(method, map);
        } else if (type instanceof ValueType.SetOf set) {
            new SetCode(codec).read(method, set, this);
        }
        return method.build();
    }

    private CodeBlock converted(ValueType.Converted type) {
        CodeBlock in = CodeBlock.of("in");
        if (type.attribute().isPresent()) {
            CodeBlock converter =
                    codec.converters().constant(type.attribute().get().converter());
            CodeBlock stored = value(StoredTypes.of(type.attribute().get().stored()), in);
            return CodeBlock.of("$L.fromAttribute($L)", converter, stored);
        }
        CodeBlock converter =
                codec.converters().constant(type.key().orElseThrow().converter());
        return CodeBlock.of("$L.fromKey(in.string())", converter);
    }

    /** Returns what the user's own code makes of it; what that throws gets the place. */
    private static void guarded(MethodSpec.Builder method, CodeBlock value) {
        method.beginControlFlow("try");
        method.addStatement("return $L", value);
        method.nextControlFlow("catch ($T e)", RuntimeException.class);
        method.addStatement("throw in.refused(e)");
        method.endControlFlow();
    }

    private void list(MethodSpec.Builder method, ValueType.ListOf type) {
        method.addStatement("$T elements = in.list()", ATTRIBUTE_READER);
        method.addStatement("$T values = new $T<>(in.size())", TypeNames.of(type.javaType()), ArrayList.class);
        method.beginControlFlow("while (elements.next())");
        method.addStatement("values.add($L)", value(type.element(), CodeBlock.of("elements")));
        method.endControlFlow();
        method.addStatement("return $T.unmodifiableList(values)", Collections.class);
    }

    private void map(MethodSpec.Builder method, ValueType.MapOf type) {
        method.addStatement("$T entries = in.entries()", ATTRIBUTE_READER);
        method.addStatement("$T values = new $T<>()", TypeNames.of(type.javaType()), LinkedHashMap.class);
        method.beginControlFlow("while (entries.nextEntry())");
        method.addStatement("values.put(entries.key(), $L)", value(type.value(), CodeBlock.of("entries")));
        method.endControlFlow();
        method.addStatement("return $T.unmodifiableMap(values)", Collections.class);
    }
}
