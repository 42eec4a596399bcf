package dev.partita.runtime;

/** What is asked of texts before they are sent. */
final class Texts {

    private Texts() {}

    /** Refuses half of a surrogate pair, which has no UTF-8 and would be stored as something else. */
    static String paired(String where, String text) {
        int length = text.length();
        int at = 0;
        while (at < length) {
            char unit = text.charAt(at++);
            if (unit >= Character.MIN_SURROGATE && unit <= Character.MAX_SURROGATE) {
                if (at == length || !Character.isSurrogatePair(unit, text.charAt(at++))) {
                    throw new IllegalArgumentException(where + ": has half of a surrogate pair, which has no UTF-8");
                }
            }
        }
        return text;
    }
}
