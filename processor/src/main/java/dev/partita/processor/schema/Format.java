package dev.partita.processor.schema;

import java.util.List;

/** How a value is written in a key: a language of texts, or a native number or binary value. */
public sealed interface Format {

    /** Whether several values of a component are written alike, so that the key doesn't give the value back. */
    default boolean isFolded() {
        return false;
    }

    /** A text as it is, or folded. With {@code rest} it may hold the delimiter. */
    record Text(Fold fold, boolean rest) implements Format {
        @Override
        public boolean isFolded() {
            return fold != Fold.NONE;
        }
    }

    /** What is done to the letters of a text. */
    enum Fold {
        NONE,
        LOWER,
        UPPER
    }

    /** A whole number of fixed width, negatives as {@code -} and the nines' complement; limits are the type's own. */
    record Padded(int width, long min, long max) implements Format {}

    /** A whole number as Java prints it; limits are the type's own. */
    record Plain(long min, long max) implements Format {}

    /** A fixed-point number. */
    record Decimal(int integerDigits, int fractionDigits) implements Format {}

    /** A date or a time in its ISO form of fixed width. {@code fractionDigits} is 0 where there is no fraction. */
    record Temporal(TemporalKind kind, int fractionDigits) implements Format {}

    /** The dates and times that a key can hold. */
    enum TemporalKind {
        LOCAL_DATE,
        YEAR_MONTH,
        YEAR,
        LOCAL_TIME,
        LOCAL_DATE_TIME,
        INSTANT
    }

    /** The canonical text of a UUID. */
    record Uuid() implements Format {}

    /** The name of an enum constant. */
    record Names(List<String> names) implements Format {
        /** Copies the list. */
        public Names {
            names = List.copyOf(names);
        }
    }

    /** {@code true} or {@code false}. */
    record Bool() implements Format {}

    /** One UTF-16 unit. */
    record Character() implements Format {}

    /** What a {@code KeyConverter} writes; width 0 is any. */
    record Converted(JavaType converter, boolean ordered, int width) implements Format {}

    /** A native Number key of a whole-number type. */
    record NativeInteger(long min, long max) implements Format {}

    /** A native Number key of {@code BigDecimal}. */
    record NativeDecimal() implements Format {}

    /** A native Binary key. */
    record NativeBinary() implements Format {}
}
