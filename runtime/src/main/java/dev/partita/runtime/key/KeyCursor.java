package dev.partita.runtime.key;

/** Where the reading of a key stands. */
abstract sealed class KeyCursor permits KeyParser {

    final String key;
    final char delimiter;
    int at;
    private boolean failed;

    KeyCursor(String key, char delimiter) {
        this.key = key;
        this.delimiter = delimiter;
    }

    /**
     * Takes a literal.
     *
     * @param literal what has to stand here
     */
    public final void literal(String literal) {
        if (!skip(literal)) {
            fail();
        }
    }

    /**
     * Takes a literal if it stands here, without failing if it doesn't: for enum constants that other text follows.
     *
     * @param literal what may stand here
     * @return whether it did
     */
    public final boolean skip(String literal) {
        if (!key.startsWith(literal, at)) {
            return false;
        }
        at += literal.length();
        return true;
    }

    /**
     * Takes what is left of the token whatever it is, so long as it isn't empty: for a {@code switch} over the names of
     * an enum, whose {@code default} calls {@link #fail}.
     *
     * @param behind how many characters the template has behind it in the token
     * @return the text
     */
    public final String token(int behind) {
        int end = key.indexOf(delimiter, at);
        return until((end < 0 ? key.length() : end) - behind);
    }

    /** Makes the key one that doesn't match. */
    public final void fail() {
        failed = true;
        at = key.length();
    }

    /** {@return whether something so far didn't match} */
    public final boolean failed() {
        return failed;
    }

    /** {@return whether everything matched, and nothing is left} */
    public final boolean end() {
        return !failed && at == key.length();
    }

    /** Goes on behind what matched, or fails. */
    final boolean advance(boolean matches, int length) {
        if (matches) {
            at += length;
        } else {
            fail();
        }
        return matches;
    }

    /** Takes all before a place, at least one character. */
    final String until(int end) {
        if (end <= at || end > key.length()) {
            fail();
            return "";
        }
        String text = key.substring(at, end);
        at = end;
        return text;
    }
}
