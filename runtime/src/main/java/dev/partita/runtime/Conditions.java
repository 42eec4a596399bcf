package dev.partita.runtime;

import org.jspecify.annotations.Nullable;

/** Conditions on values of which the generated code doesn't know more than that they may be missing. */
public final class Conditions {

    private Conditions() {}

    /**
     * {@return whether a value is there and is one of these}
     *
     * @param value a text, a whole number, a boolean, a character or an enum constant, or null
     * @param texts the values as they are written in conditions
     */
    public static boolean isOneOf(@Nullable Object value, String... texts) {
        if (value == null) {
            return false;
        }
        String text = value instanceof Enum<?> constant ? constant.name() : value.toString();
        for (String wanted : texts) {
            if (wanted.equals(text)) {
                return true;
            }
        }
        return false;
    }
}
