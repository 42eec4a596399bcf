package dev.partita.runtime.key;

/**
 * The shape of a template: its literals, with anything in place of its values. A key of this shape that {@link
 * KeyParser} doesn't take is a broken one of that template; a key of no template's shape is unknown.
 */
public final class KeyShape {

    private KeyShape() {}

    /**
     * Whether a key has the literals of a template, with any text, even none, in the holes between them. Only the last
     * hole of a template that ends in {@code {x:rest}} takes delimiters.
     *
     * @param key the key
     * @param delimiter its delimiter
     * @param rest whether the last hole takes delimiters
     * @param literals what stands before, between and behind the holes, one more than there are holes; {@code ""} where
     *     nothing does
     * @return whether the key has that shape
     */
    public static boolean matches(String key, char delimiter, boolean rest, String... literals) {
        int last = literals.length - 1;
        if (last == 0) {
            return key.equals(literals[0]);
        }
        if (!key.startsWith(literals[0])) {
            return false;
        }
        int at = literals[0].length();
        for (int next = 1; next < last; next++) {
            // The first place is the best: what it leaves over, the next hole takes.
            int found = key.indexOf(literals[next], at);
            if (found < 0 || holds(key, at, found, delimiter)) {
                return false;
            }
            at = found + literals[next].length();
        }
        int end = key.length() - literals[last].length();
        return end >= at && key.endsWith(literals[last]) && (rest || !holds(key, at, end, delimiter));
    }

    private static boolean holds(String key, int from, int to, char delimiter) {
        int at = key.indexOf(delimiter, from);
        return at >= 0 && at < to;
    }
}
