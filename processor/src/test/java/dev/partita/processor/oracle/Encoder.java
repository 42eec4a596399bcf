package dev.partita.processor.oracle;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import dev.partita.runtime.key.KeyText;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Writes keys with the encoder that generated code uses. Values are those that a record's components hold. */
final class Encoder {

    private static final String WHERE = "oracle";
    private static final char DELIMITER = '#';

    private Encoder() {}

    /** The key attribute's value, or empty if a component that it needs has none. */
    static Optional<KeyValue> key(KeyTemplate template, Map<List<String>, Object> values) {
        if (template.slots().anyMatch(s -> !values.containsKey(s.path()))) {
            return Optional.empty();
        }
        StringBuilder text = new StringBuilder();
        for (Part part : template.parts()) {
            if (part instanceof Part.Slot slot) {
                Object value = Optional.ofNullable(values.get(slot.path())).orElseThrow();
                switch (template.kind()) {
                    case NUMBER -> {
                        return Optional.of(new KeyValue.Number(number(value)));
                    }
                    case BINARY -> throw new IllegalStateException("not among the kinds of the oracle");
                    case TEXT -> text.append(text(slot.format(), value));
                }
            } else {
                text.append(((Part.Literal) part).text());
            }
        }
        return Optional.of(new KeyValue.Text(text.toString()));
    }

    static BigDecimal number(Object value) {
        return value instanceof BigDecimal decimal ? decimal : new BigDecimal(value.toString());
    }

    static String text(Format format, Object value) {
        if (format instanceof Format.Text text) {
            return text(text, (String) value);
        }
        if (format instanceof Format.Padded padded) {
            return KeyText.number(WHERE, ((Number) value).longValue(), padded.width());
        }
        if (format instanceof Format.Plain) {
            return KeyText.plain(((Number) value).longValue());
        }
        if (format instanceof Format.Decimal decimal) {
            return KeyText.decimal(WHERE, (BigDecimal) value, decimal.integerDigits(), decimal.fractionDigits());
        }
        if (format instanceof Format.Temporal temporal) {
            return temporal(temporal, value);
        }
        if (format instanceof Format.Character) {
            return KeyText.character(WHERE, (Character) value, DELIMITER);
        }
        return format instanceof Format.Uuid ? KeyText.uuid((UUID) value) : value.toString();
    }

    private static String text(Format.Text format, String value) {
        return switch (format.fold()) {
            case NONE -> format.rest() ? KeyText.rest(WHERE, value) : KeyText.text(WHERE, value, DELIMITER);
            case LOWER -> format.rest() ? KeyText.lowerRest(WHERE, value) : KeyText.lower(WHERE, value, DELIMITER);
            case UPPER -> format.rest() ? KeyText.upperRest(WHERE, value) : KeyText.upper(WHERE, value, DELIMITER);
        };
    }

    private static String temporal(Format.Temporal format, Object value) {
        int digits = format.fractionDigits();
        return switch (format.kind()) {
            case LOCAL_DATE -> KeyText.date(WHERE, (LocalDate) value);
            case YEAR_MONTH -> KeyText.yearMonth(WHERE, (YearMonth) value);
            case YEAR -> KeyText.year(WHERE, (Year) value);
            case LOCAL_TIME -> KeyText.time(WHERE, (LocalTime) value, digits);
            case LOCAL_DATE_TIME -> KeyText.dateTime(WHERE, (LocalDateTime) value, digits);
            case INSTANT -> KeyText.instant(WHERE, (Instant) value, digits);
        };
    }
}
