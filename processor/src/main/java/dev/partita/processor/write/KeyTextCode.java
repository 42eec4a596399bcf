package dev.partita.processor.write;

import static dev.partita.processor.write.RuntimeTypes.ATTRIBUTES;
import static dev.partita.processor.write.RuntimeTypes.KEY_TEXT;

import com.squareup.javapoet.CodeBlock;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.ValueType;
import java.util.List;

/**
 * Writes expressions that encode values for keys.
 *
 * @param delimiter the delimiter of the table's keys
 * @param converters the converters of the class that is written
 */
record KeyTextCode(char delimiter, ConverterFields converters) {

    /**
     * The text of a value in a key.
     *
     * @param format how it is written; none of the native ones
     * @param type the value's type
     * @param value the value
     * @param where record and component, for messages
     */
    CodeBlock text(Format format, ValueType type, CodeBlock value, String where) {
        CodeBlock bare = unwrapped(type, value);
        if (format instanceof Format.Text text) {
            return text(text, bare, where);
        }
        if (format instanceof Format.Padded padded) {
            return CodeBlock.of("$T.number($S, $L, $L)", KEY_TEXT, where, bare, padded.width());
        }
        if (format instanceof Format.Decimal decimal) {
            return CodeBlock.of(
                    "$T.decimal($S, $L, $L, $L)",
                    KEY_TEXT,
                    where,
                    bare,
                    decimal.integerDigits(),
                    decimal.fractionDigits());
        }
        if (format instanceof Format.Temporal temporal) {
            return temporal(temporal, bare, where);
        }
        if (format instanceof Format.Converted converted) {
            CodeBlock key = CodeBlock.of("$L.toKey($L)", converters.constant(converted.converter()), bare);
            return CodeBlock.of(
                    "$T.converted($S, $L, $L, $L)", KEY_TEXT, where, key, converted.width(), character(delimiter));
        }
        if (format instanceof Format.Character) {
            return CodeBlock.of("$T.character($S, $L, $L)", KEY_TEXT, where, bare, character(delimiter));
        }
        return CodeBlock.of("$T.$L($L)", KEY_TEXT, canonical(format), bare);
    }

    private CodeBlock text(Format.Text text, CodeBlock value, String where) {
        String method = switch (text.fold()) {
            case NONE -> text.rest() ? "rest" : "text";
            case LOWER -> text.rest() ? "lowerRest" : "lower";
            case UPPER -> text.rest() ? "upperRest" : "upper";
        };
        return text.rest()
                ? CodeBlock.of("$T.$L($S, $L)", KEY_TEXT, method, where, value)
                : CodeBlock.of("$T.$L($S, $L, $L)", KEY_TEXT, method, where, value, character(delimiter));
    }

    private static CodeBlock temporal(Format.Temporal temporal, CodeBlock value, String where) {
        String method = temporalMethod(temporal.kind());
        return hasFraction(temporal.kind())
                ? CodeBlock.of("$T.$L($S, $L, $L)", KEY_TEXT, method, where, value, temporal.fractionDigits())
                : CodeBlock.of("$T.$L($S, $L)", KEY_TEXT, method, where, value);
    }

    private static String canonical(Format format) {
        if (format instanceof Format.Plain) {
            return "plain";
        }
        if (format instanceof Format.Uuid) {
            return "uuid";
        }
        if (format instanceof Format.Names) {
            return "enumeration";
        }
        if (format instanceof Format.Bool) {
            return "bool";
        }
        throw new IllegalArgumentException("no format of a text key: " + format);
    }

    /**
     * The attribute of a native Number; a Binary key is bytes and has limits, which its attribute needs to know of.
     *
     * @param type the value's type
     * @param value the value
     * @param where record and component, for messages
     */
    CodeBlock number(Format format, ValueType type, CodeBlock value, String where) {
        CodeBlock bare = unwrapped(type, value);
        return format instanceof Format.NativeInteger
                ? CodeBlock.of("$T.number($L)", ATTRIBUTES, bare)
                : CodeBlock.of("$T.number($S, $L)", ATTRIBUTES, where, bare);
    }

    /** Joins pieces of text without a string concatenation, whose linkage costs more than a first request's mapping. */
    static CodeBlock join(List<CodeBlock> pieces) {
        return switch (pieces.size()) {
            case 0 -> CodeBlock.of("$S", "");
            case 1 -> pieces.get(0);
            case 2 -> CodeBlock.of("$L.concat($L)", pieces.get(0), pieces.get(1));
            default -> CodeBlock.of("$T.join($S, $L)", String.class, "", CodeBlock.join(pieces, ", "));
        };
    }

    /** The name that {@code KeyText} and {@code KeyParser} have for a kind of time. */
    static String temporalMethod(Format.TemporalKind kind) {
        return switch (kind) {
            case LOCAL_DATE -> "date";
            case YEAR_MONTH -> "yearMonth";
            case YEAR -> "year";
            case LOCAL_TIME -> "time";
            case LOCAL_DATE_TIME -> "dateTime";
            case INSTANT -> "instant";
        };
    }

    /** Whether a kind of time has fraction digits. */
    static boolean hasFraction(Format.TemporalKind kind) {
        return switch (kind) {
            case LOCAL_DATE, YEAR_MONTH, YEAR -> false;
            case LOCAL_TIME, LOCAL_DATE_TIME, INSTANT -> true;
        };
    }

    /** The value inside records with one component. */
    static CodeBlock unwrapped(ValueType type, CodeBlock value) {
        return type instanceof ValueType.Single single
                ? unwrapped(single.value(), CodeBlock.of("$L.$N()", value, single.accessor()))
                : value;
    }

    /** The value, inside the records with one component that the type has around it. */
    static CodeBlock wrapped(ValueType type, CodeBlock bare) {
        if (type instanceof ValueType.Single single) {
            String arguments = single.javaType().arguments().isEmpty() ? "" : "<>";
            return CodeBlock.of(
                    "new $T$L($L)", TypeNames.raw(single.javaType()), arguments, wrapped(single.value(), bare));
        }
        return bare;
    }

    /** A character literal. */
    static CodeBlock character(char value) {
        String escaped = switch (value) {
            case '\'' -> "\\'";
            case '\\' -> "\\\\";
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            default -> value >= ' ' && value < 127 ? String.valueOf(value) : String.format("\\u%04x", (int) value);
        };
        return CodeBlock.of("'$L'", escaped);
    }
}
