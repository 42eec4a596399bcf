package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Format;

/**
 * The text of a placeholder or an argument, in one form. If one component stands in a key in two forms, as {@code
 * {at}} and {@code {at:s}}, these are two values of one name.
 *
 * @param side whose it is
 * @param name the placeholder's path or the parameter's name
 * @param form the format; of texts only the fold counts, and a native whole number counts as a plain one
 */
record Value(Side side, String name, Format form) {

    static Value of(Side side, String name, Format format) {
        return new Value(side, name, form(format));
    }

    private static Format form(Format format) {
        if (format instanceof Format.Text text) {
            return new Format.Text(text.fold(), true);
        }
        return format instanceof Format.NativeInteger number ? new Format.Plain(number.min(), number.max()) : format;
    }

    boolean isFolded() {
        return form.isFolded();
    }

    /** Whether it is the same component or parameter, perhaps in another form. */
    boolean isNamedLike(Value other) {
        return side == other.side && name.equals(other.name);
    }
}
