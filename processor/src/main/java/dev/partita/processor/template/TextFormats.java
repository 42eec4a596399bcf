package dev.partita.processor.template;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Format.Fold;
import dev.partita.processor.template.FormatChoice.Refused;
import dev.partita.processor.template.FormatChoice.Written;
import dev.partita.processor.template.Formats.Place;
import java.util.Optional;

/** The formats of a text: folded or not, and whether it may hold the delimiter. */
final class TextFormats {

    private TextFormats() {}

    static FormatChoice of(Optional<String> text, Place place) {
        String format = text.orElse("");
        boolean rest = format.equals("rest") || format.endsWith(":rest");
        if (rest && place == Place.INNER) {
            return Refused.unless(
                    format.equals("rest") ? "" : format.substring(0, format.length() - ":rest".length()),
                    "a text that may hold the delimiter has to end the template; :rest has no place here");
        }
        String fold = rest ? format.substring(0, Math.max(0, format.length() - ":rest".length())) : format;
        boolean open = rest || place == Place.ALONE;
        return switch (fold) {
            case "" -> new Written(new Format.Text(Fold.NONE, open));
            case "lower" -> new Written(new Format.Text(Fold.LOWER, open));
            case "upper" -> new Written(new Format.Text(Fold.UPPER, open));
            default ->
                Refused.unless(
                        "",
                        ":" + format
                                + " is no format of a String; there are :lower, :upper, :rest, :lower:rest, :upper:rest");
        };
    }
}
