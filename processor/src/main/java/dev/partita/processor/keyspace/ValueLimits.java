package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Format.TemporalKind;
import java.util.Optional;

/** The first and the last text of a format in the order of keys, and whether a bound can lie beyond all of them. */
final class ValueLimits {

    private static final int DIGITS_OF_LONG = 19;

    private final Format format;
    private final char delimiter;

    ValueLimits(Format format, char delimiter) {
        this.format = format;
        this.delimiter = delimiter;
    }

    /** Whether the language only holds what is written: of a converter. */
    boolean areUnknown() {
        return format instanceof Format.Converted;
    }

    String least() {
        return Languages.of(format, delimiter) instanceof Language.Open open
                ? Character.toString(open.letters().least())
                : Extreme.of(format, delimiter, false);
    }

    /** Empty where texts can always be longer. */
    Optional<String> greatest() {
        return areUnknown() || Languages.of(format, delimiter) instanceof Language.Open
                ? Optional.empty()
                : Optional.of(Extreme.of(format, delimiter, true));
    }

    /** Whether a bound below all values opens the range; a text is so if it is empty. */
    boolean mayBeBelow() {
        return mayBeBeyond() || format instanceof Format.Text || format instanceof Format.NativeBinary;
    }

    boolean mayBeAbove() {
        return mayBeBeyond();
    }

    /** Whether the type has values that the format can't write, on both sides. */
    private boolean mayBeBeyond() {
        if (format instanceof Format.Padded padded) {
            return padded.width() < DIGITS_OF_LONG && padded.max() >= (long) Math.pow(10, padded.width());
        }
        return format instanceof Format.Decimal
                || (format instanceof Format.Temporal temporal && temporal.kind() != TemporalKind.LOCAL_TIME);
    }
}
