package dev.partita.processor.write;

import static dev.partita.processor.write.RuntimeTypes.KEY_TEXT;

import com.squareup.javapoet.CodeBlock;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ValueType;
import java.util.Arrays;

/**
 * Writes tests for whether a value is the one that a placeholder has.
 *
 * @param codec the class in which they stand
 * @param delimiter the delimiter of the table's keys
 */
record KeyAgreement(CodecClass codec, char delimiter) {

    /** Whether two placeholders of one component have different values. */
    CodeBlock differ(KeyReading.Value source, KeyReading.Value other) {
        return other.isConverted() && source.isConverted()
                ? CodeBlock.of("!$N.equals($N)", source.local(), other.local())
                : differ(CodeBlock.of("$N", source.local()), other);
    }

    /**
     * Whether a value isn't the one that a placeholder has.
     *
     * @param value the value, without records with one component around it
     * @param other the placeholder
     */
    CodeBlock differ(CodeBlock value, KeyReading.Value other) {
        Part.Slot slot = other.slot();
        if (slot.format() instanceof Format.Converted converted) {
            CodeBlock converter = codec.converters().constant(converted.converter());
            return CodeBlock.of("!$L.toKey($L).equals($N)", converter, value, other.local());
        }
        if (slot.format() instanceof Format.Text text && text.fold() != Format.Fold.NONE) {
            String fold = text.fold() == Format.Fold.LOWER ? "foldLower" : "foldUpper";
            return CodeBlock.of("!$T.$L($L).equals($N)", KEY_TEXT, fold, value, other.local());
        }
        if (slot.format() instanceof Format.Decimal || slot.format() instanceof Format.NativeDecimal) {
            return CodeBlock.of("$L.compareTo($N) != 0", value, other.local());
        }
        if (slot.format() instanceof Format.NativeBinary) {
            return CodeBlock.of("!$T.equals($L, $N)", Arrays.class, value, other.local());
        }
        return isIdentified(slot.type().unwrapped())
                ? CodeBlock.of("$L != $N", value, other.local())
                : CodeBlock.of("!$L.equals($N)", value, other.local());
    }

    private static boolean isIdentified(ValueType type) {
        return type instanceof ValueType.Enumeration
                || TypeNames.of(type.javaType()).isPrimitive()
                || TypeNames.of(type.javaType()).isBoxedPrimitive();
    }
}
