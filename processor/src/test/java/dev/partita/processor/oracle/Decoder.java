package dev.partita.processor.oracle;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.JavaType;
import dev.partita.runtime.key.KeyParser;
import java.math.BigDecimal;
import java.util.Optional;

/** Reads the text of one value with the parser that generated code uses; empty if no value is written so. */
final class Decoder {

    private static final char DELIMITER = '#';

    private Decoder() {}

    static Optional<Object> value(Format format, JavaType type, String text) {
        if (format instanceof Format.NativeInteger || format instanceof Format.NativeDecimal) {
            return Optional.of(new BigDecimal(text));
        }
        KeyParser parser = KeyParser.of(text, DELIMITER);
        Object value = value(format, parser);
        return parser.end() ? Optional.of(narrowed(value, type)) : Optional.empty();
    }

    private static Object narrowed(Object value, JavaType type) {
        return type.simpleName().equals("byte") ? (Object) ((Long) value).byteValue() : value;
    }

    private static Object value(Format format, KeyParser parser) {
        if (format instanceof Format.Text text) {
            return text(text, parser);
        }
        if (format instanceof Format.Padded padded) {
            return parser.number(padded.width(), padded.min(), padded.max());
        }
        if (format instanceof Format.Plain plain) {
            return parser.plain(0, plain.min(), plain.max());
        }
        if (format instanceof Format.Decimal decimal) {
            return parser.decimal(decimal.integerDigits(), decimal.fractionDigits());
        }
        if (format instanceof Format.Temporal temporal) {
            return temporal(temporal, parser);
        }
        if (format instanceof Format.Names names) {
            String name = parser.text(0);
            return names.names().contains(name) ? name : fail(parser);
        }
        return format instanceof Format.Bool ? (Object) parser.bool() : (Object) parser.character();
    }

    private static Object fail(KeyParser parser) {
        parser.literal("\0");
        return "";
    }

    private static Object text(Format.Text format, KeyParser parser) {
        return switch (format.fold()) {
            case NONE -> format.rest() ? parser.rest() : parser.text(0);
            case LOWER -> format.rest() ? parser.lowerRest() : parser.lower(0);
            case UPPER -> format.rest() ? parser.upperRest() : parser.upper(0);
        };
    }

    private static Object temporal(Format.Temporal format, KeyParser parser) {
        int digits = format.fractionDigits();
        return switch (format.kind()) {
            case LOCAL_DATE -> parser.date();
            case YEAR_MONTH -> parser.yearMonth();
            case YEAR -> parser.year();
            case LOCAL_TIME -> parser.time(digits);
            case LOCAL_DATE_TIME -> parser.dateTime(digits);
            case INSTANT -> parser.instant(digits);
        };
    }
}
