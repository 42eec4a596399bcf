package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Format;
import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The language of each format, exactly that of the encoder. Of a Binary key, each byte counts as a character. */
final class Languages {

    private static final BigInteger MOST = BigInteger.TEN.pow(38).subtract(BigInteger.ONE);

    /** Those of formats of which there are few, and which don't depend on the delimiter. */
    private static final Map<Format, Language> MADE = new ConcurrentHashMap<>();

    private Languages() {}

    /** What the format writes in a key with that delimiter. */
    static Language of(Format format, char delimiter) {
        if (format instanceof Format.Text text) {
            CodePoints letters = Folding.fixed(text.fold());
            return new Language.Open(text.rest() ? letters : letters.without(delimiter));
        }
        if (format instanceof Format.Converted converted) {
            return converted(converted.width(), CodePoints.ALL.without(delimiter));
        }
        if (format instanceof Format.NativeBinary) {
            return new Language.Open(CodePoints.range(0, 0xFF));
        }
        if (format instanceof Format.Character) {
            return new Language.Bounded(List.of(new Box(List.of(CodePoints.BASIC.without(delimiter)))));
        }
        return format instanceof Format.Names names
                ? new Language.Bounded(names.names().stream().map(Box::of).toList())
                : MADE.computeIfAbsent(format, f -> new Language.Bounded(boxes(f)));
    }

    /** Of that many UTF-16 units; a pair of surrogates is one character. */
    private static Language converted(int width, CodePoints letters) {
        if (width == 0) {
            return new Language.Open(letters);
        }
        return new Language.Bounded(IntStream.rangeClosed((width + 1) / 2, width)
                .mapToObj(length -> new Box(Collections.nCopies(length, letters)))
                .toList());
    }

    private static List<Box> boxes(Format format) {
        if (format instanceof Format.Temporal temporal) {
            return TemporalBoxes.of(temporal);
        }
        if (format instanceof Format.Uuid) {
            String hex = "[0-9a-f]";
            return List.of(Box.pattern(Stream.of(8, 4, 4, 4, 12)
                    .map(hex::repeat)
                    .reduce((a, b) -> a + "-" + b)
                    .orElseThrow()));
        }
        return format instanceof Format.Bool ? List.of(Box.of("false"), Box.of("true")) : numbers(format);
    }

    private static List<Box> numbers(Format format) {
        if (format instanceof Format.Padded padded) {
            return DigitBoxes.padded(
                    padded.width(), BigInteger.valueOf(padded.min()), BigInteger.valueOf(padded.max()));
        }
        if (format instanceof Format.Plain plain) {
            return DigitBoxes.plain(BigInteger.valueOf(plain.min()), BigInteger.valueOf(plain.max()));
        }
        if (format instanceof Format.NativeInteger number) {
            return DigitBoxes.plain(BigInteger.valueOf(number.min()), BigInteger.valueOf(number.max()));
        }
        // whole numbers stand for all decimals: the proofs only ask whether two Numbers can be equal
        return format instanceof Format.Decimal decimal
                ? DigitBoxes.decimal(decimal.integerDigits(), decimal.fractionDigits())
                : DigitBoxes.plain(MOST.negate(), MOST);
    }

    /** Whether no text of the format is the beginning of another, so that it is known where it ends. */
    static boolean isPrefixFree(Format format) {
        if (format instanceof Format.Text || format instanceof Format.Plain || format instanceof Format.NativeBinary) {
            return false;
        }
        if (format instanceof Format.Converted converted) {
            return converted.width() > 0;
        }
        return !(format instanceof Format.Names names)
                || names.names().stream()
                        .noneMatch(a -> names.names().stream().anyMatch(b -> !a.equals(b) && b.startsWith(a)));
    }

    /** Whether the same holds of the texts with that literal behind them; known of names and numbers. */
    static boolean isPrefixFreeBefore(Format format, String literal) {
        if (format instanceof Format.Names names) {
            return names.names().stream()
                    .noneMatch(a -> names.names().stream()
                            .anyMatch(b -> !a.equals(b) && (b + literal).startsWith(a + literal)));
        }
        return format instanceof Format.Plain && !literal.isEmpty() && !Character.isDigit(literal.charAt(0));
    }

    /** Whether all texts of the format have one length. */
    static boolean isFixed(Format format) {
        if (format instanceof Format.Converted converted) {
            return converted.width() > 0;
        }
        return of(format, '\0') instanceof Language.Bounded bounded
                && bounded.lengths().size() == 1;
    }

    /** Whether the format can write the character inside a value. */
    static boolean writes(Format format, char character) {
        if (format instanceof Format.Text || format instanceof Format.Converted || format instanceof Format.Character) {
            return false;
        }
        return of(format, character) instanceof Language.Bounded bounded
                && bounded.boxes().stream().flatMap(b -> b.places().stream()).anyMatch(p -> p.contains(character));
    }
}
