package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;

/**
 * Writes the values that texts stand for: {@code @Default}s, and the constants of conditions.
 *
 * @param codec the class in which they stand
 */
record DefaultCode(CodecClass codec) {

    /**
     * The value.
     *
     * @param component the component's name
     * @param type its type, of which the text is a value
     * @param text the text
     */
    CodeBlock value(String component, ValueType type, String text) {
        if (type instanceof ValueType.Single single) {
            return CodeBlock.of("new $T($L)", TypeNames.of(single.javaType()), value(component, single.value(), text));
        }
        if (type instanceof ValueType.Scalar scalar) {
            return scalar(component, scalar, text);
        }
        return CodeBlock.of("$T.$N", TypeNames.raw(type.javaType()), text);
    }

    private CodeBlock scalar(String component, ValueType.Scalar type, String text) {
        return switch (type.kind()) {
            case STRING -> CodeBlock.of("$S", text);
            case BOOLEAN -> CodeBlock.of("$L", text);
            case INT -> CodeBlock.of("$L", Integer.parseInt(text));
            case LONG -> CodeBlock.of("$LL", Long.parseLong(text));
            case SHORT -> CodeBlock.of("(short) $L", Short.parseShort(text));
            case BYTE -> CodeBlock.of("(byte) $L", Byte.parseByte(text));
            case FLOAT -> CodeBlock.of("$Lf", Float.parseFloat(text));
            case DOUBLE -> CodeBlock.of("$L", Double.parseDouble(text));
            case CHAR -> KeyTextCode.character(text.charAt(0));
            default -> codec.constant("default" + Words.capitalised(component), type.javaType(), made(type, text));
        };
    }

    private static CodeBlock made(ValueType.Scalar type, String text) {
        JavaType made = type.javaType();
        boolean isNumber = type.kind() == ScalarKind.BIG_DECIMAL || type.kind() == ScalarKind.BIG_INTEGER;
        if (isNumber) {
            return CodeBlock.of("new $T($S)", TypeNames.of(made), text);
        }
        String method = type.kind() == ScalarKind.UUID ? "fromString" : "parse";
        return CodeBlock.of("$T.$L($S)", TypeNames.of(made), method, text);
    }
}
