package dev.partita.processor.check;

import dev.partita.processor.schema.Format;

/** Which characters a format writes by itself, whatever the value; those of texts are refused when they are written. */
final class WrittenCharacters {

    private WrittenCharacters() {}

    /** Whether some value of the format is written with the character. */
    static boolean mayContain(Format format, char character) {
        if (format instanceof Format.Names names) {
            return names.names().stream().anyMatch(n -> n.indexOf(character) >= 0);
        }
        return of(format).indexOf(character) >= 0;
    }

    private static String of(Format format) {
        if (format instanceof Format.Padded padded) {
            return padded.min() < 0 ? "-0123456789" : "0123456789";
        }
        if (format instanceof Format.Plain plain) {
            return plain.min() < 0 ? "-0123456789" : "0123456789";
        }
        if (format instanceof Format.Decimal decimal) {
            return decimal.fractionDigits() > 0 ? "-.0123456789" : "-0123456789";
        }
        if (format instanceof Format.Temporal temporal) {
            return of(temporal);
        }
        if (format instanceof Format.Uuid) {
            return "-0123456789abcdef";
        }
        return format instanceof Format.Bool ? "truefalse" : "";
    }

    private static String of(Format.Temporal temporal) {
        String fraction = temporal.fractionDigits() > 0 ? "." : "";
        return fraction
                + switch (temporal.kind()) {
                    case YEAR -> "0123456789";
                    case YEAR_MONTH, LOCAL_DATE -> "-0123456789";
                    case LOCAL_TIME -> ":0123456789";
                    case LOCAL_DATE_TIME -> "-:T0123456789";
                    case INSTANT -> "-:TZ0123456789";
                };
    }
}
