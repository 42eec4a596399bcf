package dev.partita.processor.write;

import static dev.partita.processor.write.RepositoryTypes.KEY_BOUND;
import static dev.partita.processor.write.RepositoryTypes.KEY_LIMITS;
import static dev.partita.processor.write.RepositoryTypes.KEY_SIDE;

import com.squareup.javapoet.CodeBlock;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Parameter;

/**
 * Writes one end of a range.
 *
 * @param texts how values are written in keys
 * @param format the format of the values
 * @param place record and component, for messages
 */
record KeyBoundCode(KeyTextCode texts, Format format, String place) {

    /** Whether values of a format are texts of any length. */
    static boolean isOpenText(Format format) {
        return format instanceof Format.Text || (format instanceof Format.Converted c && c.width() == 0);
    }

    /** The text of an argument whose format is a text of any length. */
    CodeBlock text(Parameter.Bound argument) {
        CodeBlock value = value(argument);
        return format instanceof Format.Converted converted
                ? converted(converted, value)
                : SortRangeCode.folded((Format.Text) format, value);
    }

    /** A {@code KeyBound}, of a Binary key its bytes. */
    CodeBlock bound(String side, Parameter.Bound argument) {
        CodeBlock value = value(argument);
        if (format instanceof Format.NativeBinary) {
            return value;
        }
        if (format instanceof Format.Padded padded) {
            return bound(
                    "number", side, value, CodeBlock.of(", $L, $LL, $LL", padded.width(), padded.min(), padded.max()));
        }
        if (format instanceof Format.NativeInteger integer) {
            return bound("nativeNumber", side, value, CodeBlock.of(", $LL, $LL", integer.min(), integer.max()));
        }
        if (format instanceof Format.NativeDecimal) {
            return bound("nativeNumber", side, value, CodeBlock.of(""));
        }
        if (format instanceof Format.Decimal decimal) {
            return bound(
                    "decimal",
                    side,
                    value,
                    CodeBlock.of(", $L, $L", decimal.integerDigits(), decimal.fractionDigits()));
        }
        return textual(side, value);
    }

    private CodeBlock textual(String side, CodeBlock value) {
        if (format instanceof Format.Temporal temporal) {
            CodeBlock precision = KeyTextCode.hasFraction(temporal.kind())
                    ? CodeBlock.of(", $L", temporal.fractionDigits())
                    : CodeBlock.of("");
            return bound(KeyTextCode.temporalMethod(temporal.kind()), side, value, precision);
        }
        if (format instanceof Format.Converted converted) {
            return CodeBlock.of(
                    "$T.converted($T.$L, $S, $L, $L, $L, $T.SORT)",
                    KEY_BOUND,
                    KEY_SIDE,
                    side,
                    place,
                    converted(converted, value),
                    converted.width(),
                    KeyTextCode.character(texts.delimiter()),
                    KEY_LIMITS);
        }
        return bound(method(), side, value, CodeBlock.of(""));
    }

    private String method() {
        if (format instanceof Format.Uuid) {
            return "uuid";
        }
        if (format instanceof Format.Bool) {
            return "bool";
        }
        if (format instanceof Format.Character) {
            return "character";
        }
        throw new IllegalArgumentException("no ranges over " + format);
    }

    private static CodeBlock bound(String method, String side, CodeBlock value, CodeBlock rest) {
        return CodeBlock.of("$T.$L($T.$L, $L$L)", KEY_BOUND, method, KEY_SIDE, side, value, rest);
    }

    private CodeBlock converted(Format.Converted converted, CodeBlock value) {
        return CodeBlock.of("$L.toKey($L)", texts.converters().constant(converted.converter()), value);
    }

    private static CodeBlock value(Parameter.Bound argument) {
        return KeyTextCode.unwrapped(argument.type(), ArgumentCode.of(argument.name()));
    }
}
