package dev.partita.processor.oracle;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Format.TemporalKind;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.Map;

/** How a component's own attribute is stored as a text: at full precision. */
final class AttributeText {

    private static final Map<Class<?>, TemporalKind> KINDS = Map.of(
            LocalDate.class, TemporalKind.LOCAL_DATE,
            YearMonth.class, TemporalKind.YEAR_MONTH,
            Year.class, TemporalKind.YEAR,
            LocalTime.class, TemporalKind.LOCAL_TIME,
            LocalDateTime.class, TemporalKind.LOCAL_DATE_TIME,
            Instant.class, TemporalKind.INSTANT);

    private AttributeText() {}

    static String of(Object value) {
        TemporalKind kind = KINDS.get(value.getClass());
        return kind == null ? value.toString() : Encoder.text(new Format.Temporal(kind, 9), value);
    }
}
