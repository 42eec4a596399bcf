package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ValueType;
import javax.lang.model.element.Modifier;

/**
 * Writes what turns texts of a user's {@code KeyConverter} back into values.
 *
 * @param codec the class in which it stands
 */
record ConvertedKeyCode(CodecClass codec) {

    /** The value of a placeholder's text, or null if the converter wouldn't write that text. */
    CodeBlock parse(Part.Slot slot, String text) {
        ValueType type = slot.type().unwrapped();
        Format.Converted format = (Format.Converted) slot.format();
        return CodeBlock.of("$N($N)", codec.method("parse", type, n -> method(n, type, format)), text);
    }

    private MethodSpec method(String name, ValueType type, Format.Converted format) {
        TypeName value = TypeNames.boxed(type.javaType());
        CodeBlock converter = codec.converters().constant(format.converter());
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(TypeNames.nullable(value))
                .addParameter(String.class, "key")
                .beginControlFlow("try")
                .addStatement("$T value = $L.fromKey(key)", value, converter)
                .addStatement("return $L.toKey(value).equals(key) ? value : null", converter)
                .nextControlFlow("catch ($T e)", RuntimeException.class)
                .addStatement("return null")
                .endControlFlow()
                .build();
    }
}
