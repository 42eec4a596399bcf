package dev.partita.processor.template;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Format.TemporalKind;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.template.FormatChoice.Refused;
import dev.partita.processor.template.FormatChoice.Written;
import java.util.Optional;

/** The formats of dates and times: nine fraction digits where there is a time, or those of a coarser unit. */
final class TemporalFormats {

    private static final int NANOSECONDS = 9;

    private TemporalFormats() {}

    static FormatChoice of(ValueType.Scalar type, Optional<String> text) {
        TemporalKind kind = kind(type.kind());
        boolean hasTime =
                kind == TemporalKind.LOCAL_TIME || kind == TemporalKind.LOCAL_DATE_TIME || kind == TemporalKind.INSTANT;
        if (!hasTime) {
            return Formats.withoutFormat(type, new Format.Temporal(kind, 0), text);
        }
        return switch (text.orElse("")) {
            case "" -> new Written(new Format.Temporal(kind, NANOSECONDS));
            case "us" -> new Written(new Format.Temporal(kind, 6));
            case "ms" -> new Written(new Format.Temporal(kind, 3));
            case "s" -> new Written(new Format.Temporal(kind, 0));
            default ->
                Refused.unless(
                        "",
                        ":" + text.orElse("") + " is no unit of " + Formats.name(type)
                                + "; there are :s, :ms, :us, and without one all nine fraction digits");
        };
    }

    private static TemporalKind kind(ScalarKind kind) {
        return switch (kind) {
            case LOCAL_DATE -> TemporalKind.LOCAL_DATE;
            case YEAR_MONTH -> TemporalKind.YEAR_MONTH;
            case YEAR -> TemporalKind.YEAR;
            case LOCAL_TIME -> TemporalKind.LOCAL_TIME;
            case LOCAL_DATE_TIME -> TemporalKind.LOCAL_DATE_TIME;
            default -> TemporalKind.INSTANT;
        };
    }
}
