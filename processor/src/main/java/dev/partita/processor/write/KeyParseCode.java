package dev.partita.processor.write;

import static dev.partita.processor.write.RuntimeTypes.KEY_PARSER;
import static dev.partita.processor.write.RuntimeTypes.NUMBERS;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ValueType;
import java.util.List;
import java.util.OptionalInt;
import javax.lang.model.element.Modifier;

/**
 * Writes expressions that take values from keys.
 *
 * @param codec the class in which they stand
 * @param delimiter the delimiter of the table's keys
 */
record KeyParseCode(CodecClass codec, char delimiter) {

    /**
     * What a placeholder stands for, taken from a {@code KeyParser} or, if the key is native, a {@code NativeKey}. What
     * has a converter is still text.
     *
     * @param parser the variable that holds it
     * @param parts the template
     * @param place the placeholder's place
     */
    CodeBlock value(String parser, List<Part> parts, int place) {
        Part.Slot slot = (Part.Slot) parts.get(place);
        OptionalInt behind = Behind.of(parts, place, delimiter);
        Format format = slot.format();
        if (format instanceof Format.Text text) {
            return text(parser, text, behind.orElse(0));
        }
        if (format instanceof Format.Padded padded) {
            CodeBlock limits = limits(padded.min(), padded.max());
            return cast(padded.max(), CodeBlock.of("$N.number($L, $L)", parser, padded.width(), limits));
        }
        if (format instanceof Format.Plain plain) {
            CodeBlock limits = limits(plain.min(), plain.max());
            return cast(plain.max(), CodeBlock.of("$N.plain($L, $L)", parser, behind.orElse(0), limits));
        }
        if (format instanceof Format.Temporal temporal) {
            return temporal(parser, temporal);
        }
        if (format instanceof Format.Names names) {
            return names(parser, (ValueType.Enumeration) slot.type().unwrapped(), names, behind);
        }
        if (format instanceof Format.Converted converted) {
            return CodeBlock.of("$N.converted($L, $L)", parser, converted.width(), behind.orElse(0));
        }
        return other(parser, format);
    }

    private static CodeBlock text(String parser, Format.Text text, int behind) {
        String method = switch (text.fold()) {
            case NONE -> text.rest() ? "rest" : "text";
            case LOWER -> text.rest() ? "lowerRest" : "lower";
            case UPPER -> text.rest() ? "upperRest" : "upper";
        };
        return text.rest()
                ? CodeBlock.of("$N.$L()", parser, method)
                : CodeBlock.of("$N.$L($L)", parser, method, behind);
    }

    private static CodeBlock temporal(String parser, Format.Temporal temporal) {
        String method = KeyTextCode.temporalMethod(temporal.kind());
        return KeyTextCode.hasFraction(temporal.kind())
                ? CodeBlock.of("$N.$L($L)", parser, method, temporal.fractionDigits())
                : CodeBlock.of("$N.$L()", parser, method);
    }

    private static CodeBlock other(String parser, Format format) {
        if (format instanceof Format.Decimal decimal) {
            return CodeBlock.of(
                    "$T.normal($N.decimal($L, $L))",
                    NUMBERS,
                    parser,
                    decimal.integerDigits(),
                    decimal.fractionDigits());
        }
        if (format instanceof Format.NativeInteger number) {
            CodeBlock limits = limits(number.min(), number.max());
            return cast(number.max(), CodeBlock.of("$N.number($L)", parser, limits));
        }
        String method = "uuid";
        if (format instanceof Format.Bool) {
            method = "bool";
        } else if (format instanceof Format.Character) {
            method = "character";
        } else if (format instanceof Format.NativeDecimal) {
            method = "decimal";
        } else if (format instanceof Format.NativeBinary) {
            method = "bytes";
        }
        return CodeBlock.of("$N.$L()", parser, method);
    }

    /** Where the rest of the token has no fixed length, no name begins with another. */
    private CodeBlock names(String parser, ValueType.Enumeration type, Format.Names names, OptionalInt behind) {
        if (behind.isEmpty()) {
            return CodeBlock.of("$N($N)", codec.method("skip", type, n -> skip(n, type)), parser);
        }
        String method = codec.method("parse", type, n -> parse(n, type, names));
        return CodeBlock.of("$N($N, $L)", method, parser, behind.getAsInt());
    }

    private static MethodSpec parse(String name, ValueType.Enumeration type, Format.Names names) {
        MethodSpec.Builder method = signature(name, type).addParameter(int.class, "behind");
        EnumCode.parse(method, type, names.names());
        return method.build();
    }

    private static MethodSpec skip(String name, ValueType.Enumeration type) {
        MethodSpec.Builder method = signature(name, type);
        EnumCode.skip(method, type);
        return method.build();
    }

    private static MethodSpec.Builder signature(String name, ValueType.Enumeration type) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(TypeNames.of(type.javaType()))
                .addParameter(KEY_PARSER, "key");
    }

    private static CodeBlock limits(long least, long greatest) {
        Class<?> type = integerType(greatest);
        return greatest == -1 - least
                ? CodeBlock.of("$T.MIN_VALUE, $T.MAX_VALUE", type, type)
                : CodeBlock.of("$LL, $LL", least, greatest);
    }

    private static CodeBlock cast(long greatest, CodeBlock value) {
        Class<?> type = integerType(greatest);
        if (type == Long.class) {
            return value;
        }
        return CodeBlock.of("($L) $L", type == Integer.class ? "int" : type == Short.class ? "short" : "byte", value);
    }

    private static Class<?> integerType(long greatest) {
        if (greatest <= Byte.MAX_VALUE) {
            return Byte.class;
        }
        if (greatest <= Short.MAX_VALUE) {
            return Short.class;
        }
        return greatest <= Integer.MAX_VALUE ? Integer.class : Long.class;
    }
}
