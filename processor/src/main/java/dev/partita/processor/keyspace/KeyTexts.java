package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Format;
import dev.partita.runtime.key.KeyParser;
import dev.partita.runtime.key.KeyText;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.Optional;
import java.util.UUID;

/** Values and their texts, by the encoder that writes the keys of stored items and by its parser. */
final class KeyTexts {

    private static final String WHERE = "";

    private final char delimiter;

    KeyTexts(char delimiter) {
        this.delimiter = delimiter;
    }

    /** Whether the encoder writes that text in that form. */
    boolean writes(Format form, String text) {
        return read(form, text)
                .flatMap(value -> write(form, value))
                .filter(text::equals)
                .isPresent();
    }

    /** The value that a text stands for; of a folded text, itself. */
    Optional<Object> read(Format form, String text) {
        if (form instanceof Format.NativeDecimal) {
            return Optional.of(new BigDecimal(text));
        }
        if (form instanceof Format.NativeBinary || form instanceof Format.Names) {
            return Optional.of(text);
        }
        KeyParser parser = KeyParser.of(text, delimiter);
        Object value = read(parser, form);
        return parser.end() ? Optional.of(value) : Optional.empty();
    }

    private static Object read(KeyParser parser, Format form) {
        if (form instanceof Format.Text) {
            return parser.rest();
        }
        if (form instanceof Format.Padded padded) {
            return parser.number(padded.width(), padded.min(), padded.max());
        }
        if (form instanceof Format.Plain plain) {
            return parser.plain(0, plain.min(), plain.max());
        }
        if (form instanceof Format.Decimal decimal) {
            return parser.decimal(decimal.integerDigits(), decimal.fractionDigits());
        }
        if (form instanceof Format.Temporal temporal) {
            return read(parser, temporal);
        }
        if (form instanceof Format.Uuid) {
            return parser.uuid();
        }
        if (form instanceof Format.Bool) {
            return parser.bool();
        }
        return form instanceof Format.Converted converted
                ? parser.converted(converted.width(), 0)
                : (Object) parser.character();
    }

    private static Object read(KeyParser parser, Format.Temporal form) {
        return switch (form.kind()) {
            case LOCAL_DATE -> parser.date();
            case YEAR_MONTH -> parser.yearMonth();
            case YEAR -> parser.year();
            case LOCAL_TIME -> parser.time(form.fractionDigits());
            case LOCAL_DATE_TIME -> parser.dateTime(form.fractionDigits());
            case INSTANT -> parser.instant(form.fractionDigits());
        };
    }

    /** The text of a value, unless the form can't hold it. */
    Optional<String> write(Format form, Object value) {
        try {
            return Optional.of(text(form, value));
        } catch (IllegalArgumentException refused) {
            return Optional.empty();
        }
    }

    private String text(Format form, Object value) {
        if (form instanceof Format.Text text) {
            return KeyText.rest(WHERE, Folding.fold((String) value, text.fold()));
        }
        if (form instanceof Format.Padded padded) {
            return KeyText.number(WHERE, (Long) value, padded.width());
        }
        if (value instanceof BigDecimal number) {
            return form instanceof Format.Decimal decimal
                    ? KeyText.decimal(WHERE, number, decimal.integerDigits(), decimal.fractionDigits())
                    : KeyText.nativeNumber(WHERE, number);
        }
        if (form instanceof Format.Temporal temporal) {
            return time(temporal.fractionDigits(), value);
        }
        if (value instanceof Character character) {
            return KeyText.character(WHERE, character, delimiter);
        }
        return value instanceof UUID uuid ? KeyText.uuid(uuid) : value.toString();
    }

    private static String time(int digits, Object value) {
        if (value instanceof LocalDate date) {
            return KeyText.date(WHERE, date);
        }
        if (value instanceof YearMonth month) {
            return KeyText.yearMonth(WHERE, month);
        }
        if (value instanceof Year year) {
            return KeyText.year(WHERE, year);
        }
        if (value instanceof LocalTime time) {
            return KeyText.time(WHERE, time, digits);
        }
        return value instanceof LocalDateTime dateTime
                ? KeyText.dateTime(WHERE, dateTime, digits)
                : KeyText.instant(WHERE, (Instant) value, digits);
    }
}
