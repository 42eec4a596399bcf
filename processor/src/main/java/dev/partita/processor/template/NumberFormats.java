package dev.partita.processor.template;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.template.FormatChoice.Refused;
import dev.partita.processor.template.FormatChoice.Written;
import dev.partita.processor.template.Formats.Place;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The formats of a number: padded, plain, fixed point, or the native Number of a key that is nothing else. */
final class NumberFormats {

    /** A long has no more digits. */
    private static final int MOST_DIGITS = 19;

    /** A Number of DynamoDB has no more digits. */
    private static final int MOST_DECIMAL_DIGITS = 38;

    private static final Pattern WIDTH = Pattern.compile("([1-9][0-9]?)(?:\\.([1-9][0-9]?))?");

    private NumberFormats() {}

    static FormatChoice of(ValueType.Scalar type, Optional<String> text, Place place) {
        boolean decimal = type.kind() == ScalarKind.BIG_DECIMAL;
        if (text.isEmpty()) {
            return decimal ? decimal(type, place) : whole(type.kind(), place);
        }
        Matcher width = WIDTH.matcher(text.get());
        if (!width.matches()) {
            return Refused.unless(
                    decimal ? "8.2" : "6",
                    ":" + text.get() + " is no width of " + Formats.oneOf(type) + "; write "
                            + (decimal
                                    ? "digits before and behind the point, as in :8.2"
                                    : "a number of digits, as in :6"));
        }
        int digits = Integer.parseInt(width.group(1));
        int behind = width.group(2) == null ? 0 : Integer.parseInt(width.group(2));
        return decimal ? fixedPoint(digits, behind) : padded(type, digits, width.group(2) != null);
    }

    private static FormatChoice whole(ScalarKind kind, Place place) {
        return new Written(
                place == Place.ALONE
                        ? new Format.NativeInteger(least(kind), greatest(kind))
                        : new Format.Plain(least(kind), greatest(kind)));
    }

    private static FormatChoice decimal(ValueType type, Place place) {
        return place == Place.ALONE
                ? new Written(new Format.NativeDecimal())
                : Refused.unless(
                        "8.2",
                        Formats.oneOf(type) + " in a text key needs its digits before and behind the point, "
                                + "as in :8.2");
    }

    private static FormatChoice fixedPoint(int digits, int behind) {
        return digits + behind > MOST_DECIMAL_DIGITS
                ? Refused.unless(
                        "30.8", "a number has at most " + MOST_DECIMAL_DIGITS + " digits, not " + (digits + behind))
                : new Written(new Format.Decimal(digits, behind));
    }

    private static FormatChoice padded(ValueType.Scalar type, int width, boolean point) {
        if (point) {
            return Refused.unless("" + width, Formats.oneOf(type) + " has no digits behind the point; write :" + width);
        }
        return width > MOST_DIGITS
                ? Refused.unless(
                        "" + MOST_DIGITS, Formats.oneOf(type) + " has at most " + MOST_DIGITS + " digits, not " + width)
                : new Written(new Format.Padded(width, least(type.kind()), greatest(type.kind())));
    }

    private static long least(ScalarKind kind) {
        return switch (kind) {
            case BYTE -> Byte.MIN_VALUE;
            case SHORT -> Short.MIN_VALUE;
            case INT -> Integer.MIN_VALUE;
            default -> Long.MIN_VALUE;
        };
    }

    private static long greatest(ScalarKind kind) {
        return -1 - least(kind);
    }
}
