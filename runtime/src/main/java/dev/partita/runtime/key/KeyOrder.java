package dev.partita.runtime.key;

import java.math.BigDecimal;

/**
 * The order in which DynamoDB keeps text, that of its UTF-8 bytes, and the neighbours in it. It is the order of code
 * points, not that of {@link String#compareTo}: U+FFFD comes before U+1F600.
 *
 * <p>Half of a surrogate pair has no UTF-8. Bounds may hold one all the same; it counts as the code point that it is,
 * between U+D7FF and U+E000, with no stored text at its place.
 *
 * <p>Stored texts have a longest length, so each has a next and a previous one, and any text can be rounded to the
 * nearest that may be stored. Where there is none, the answer is the empty text, which is never stored.
 */
public final class KeyOrder {

    private static final int BEFORE_SURROGATES = Character.MIN_SURROGATE - 1;
    private static final int BEHIND_SURROGATES = Character.MAX_SURROGATE + 1;

    private KeyOrder() {}

    /**
     * Compares two texts as DynamoDB does.
     *
     * @param left a text
     * @param right another
     * @return less than 0, 0 or more than 0 as {@code left} comes before, is, or comes behind {@code right}
     */
    public static int compare(String left, String right) {
        int shorter = Math.min(left.length(), right.length());
        int at = 0;
        while (at < shorter && left.charAt(at) == right.charAt(at)) {
            at++;
        }
        if (at == shorter) {
            return Integer.compare(left.length(), right.length());
        }
        boolean splitsPair = at > 0
                && Character.isHighSurrogate(left.charAt(at - 1))
                && (Character.isLowSurrogate(left.charAt(at)) || Character.isLowSurrogate(right.charAt(at)));
        int from = splitsPair ? at - 1 : at;
        return Integer.compare(left.codePointAt(from), right.codePointAt(from));
    }

    /**
     * How many bytes a text has in UTF-8.
     *
     * @param text a text; half a surrogate pair counts as 3 bytes
     * @return the number of bytes
     */
    public static int utf8Length(String text) {
        int bytes = text.length();
        boolean behindHigh = false;
        for (int at = 0; at < text.length(); at++) {
            char unit = text.charAt(at);
            if (unit >= 0x80) {
                bytes += unit < 0x800 ? 1 : 2;
                bytes -= behindHigh && Character.isLowSurrogate(unit) ? 2 : 0;
            }
            behindHigh = Character.isHighSurrogate(unit);
        }
        return bytes;
    }

    /**
     * The least text behind all that begin with a text: its last character is raised by one, or dropped where it is
     * U+10FFFF.
     *
     * @param text a text
     * @return the least text behind it that doesn't begin with it; empty if there is none
     */
    public static String successor(String text) {
        return successor(text, Integer.MAX_VALUE);
    }

    /**
     * As {@link #successor(String)}, among the texts of limited length.
     *
     * @param text a text
     * @param maxBytes how many bytes in UTF-8 a text may have
     * @return the least text behind it that doesn't begin with it; empty if there is none
     */
    public static String successor(String text, int maxBytes) {
        int bytes = utf8Length(text);
        int end = text.length();
        while (end > 0) {
            int last = text.codePointBefore(end);
            end -= Character.charCount(last);
            bytes -= utf8Length(last);
            int raised = last >= BEFORE_SURROGATES && last < BEHIND_SURROGATES ? BEHIND_SURROGATES : last + 1;
            if (raised <= Character.MAX_CODE_POINT && bytes + utf8Length(raised) <= maxBytes) {
                return text.substring(0, end) + Character.toString(raised);
            }
        }
        return "";
    }

    /**
     * The very next text among those of limited length.
     *
     * @param text a text
     * @param maxBytes how many bytes in UTF-8 a text may have
     * @return the least text behind it; empty if there is none
     */
    public static String next(String text, int maxBytes) {
        String ceiling = ceiling(text, maxBytes);
        if (!ceiling.equals(text)) {
            return ceiling;
        }
        return utf8Length(text) < maxBytes ? text + '\0' : successor(text, maxBytes);
    }

    /**
     * The text just before, among those of limited length: without its last character where that is U+0000, else with
     * that lowered by one and then the greatest characters that there is room for.
     *
     * @param text a text
     * @param maxBytes how many bytes in UTF-8 a text may have
     * @return the greatest text before it; empty if there is none but the empty one
     */
    public static String predecessor(String text, int maxBytes) {
        String floor = floor(text, maxBytes);
        if (!floor.equals(text) || text.isEmpty()) {
            return floor;
        }
        int last = text.codePointBefore(text.length());
        StringBuilder before = new StringBuilder(text);
        before.setLength(text.length() - Character.charCount(last));
        if (last == 0) {
            return before.toString();
        }
        before.appendCodePoint(last == BEHIND_SURROGATES ? BEFORE_SURROGATES : last - 1);
        return filled(before, maxBytes);
    }

    /**
     * Rounds up to a text that may be stored.
     *
     * @param text any text
     * @param maxBytes how many bytes in UTF-8 a stored text may have
     * @return the least well-formed text of that length that doesn't come before it; empty if there is none
     */
    public static String ceiling(String text, int maxBytes) {
        int fitting = fitting(text, maxBytes);
        if (fitting == text.length()) {
            return text;
        }
        String start = text.substring(0, fitting);
        if (isHalf(text.codePointAt(fitting)) && utf8Length(start) + 3 <= maxBytes) {
            return start + (char) BEHIND_SURROGATES;
        }
        return successor(start, maxBytes);
    }

    /**
     * Rounds down to a text that may be stored.
     *
     * @param text any text
     * @param maxBytes how many bytes in UTF-8 a stored text may have
     * @return the greatest well-formed text of that length that doesn't come behind it
     */
    public static String floor(String text, int maxBytes) {
        int fitting = fitting(text, maxBytes);
        if (fitting == text.length()) {
            return text;
        }
        StringBuilder start = new StringBuilder().append(text, 0, fitting);
        if (isHalf(text.codePointAt(fitting)) && utf8Length(start.toString()) + 3 <= maxBytes) {
            start.append((char) BEFORE_SURROGATES);
        }
        return filled(start, maxBytes);
    }

    /** How many of the text's characters come before the first that is half a pair or finds no room. */
    private static int fitting(String text, int maxBytes) {
        int bytes = 0;
        int at = 0;
        while (at < text.length()) {
            int character = text.codePointAt(at);
            bytes += utf8Length(character);
            if (isHalf(character) || bytes > maxBytes) {
                return at;
            }
            at += Character.charCount(character);
        }
        return at;
    }

    private static boolean isHalf(int character) {
        return character > BEFORE_SURROGATES && character < BEHIND_SURROGATES;
    }

    private static int utf8Length(int character) {
        return character < 0x80 ? 1 : character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
    }

    /** The greatest text of limited length that begins so. */
    private static String filled(StringBuilder text, int maxBytes) {
        int room = maxBytes - utf8Length(text.toString());
        for (; room >= 4; room -= 4) {
            text.appendCodePoint(Character.MAX_CODE_POINT);
        }
        switch (room) {
            case 3 -> text.append('\uFFFF');
            case 2 -> text.append('\u07FF');
            case 1 -> text.append('\u007F');
            default -> {}
        }
        return text.toString();
    }

    /**
     * The next Number that DynamoDB can store: 38 digits, a magnitude of 1E-130 to 9.99E+125, or zero.
     *
     * @param number a number
     * @return the least Number above it
     * @throws IllegalArgumentException if there is none
     */
    public static BigDecimal above(BigDecimal number) {
        return NumberLine.above(number);
    }

    /**
     * The previous Number that DynamoDB can store: 38 digits, a magnitude of 1E-130 to 9.99E+125, or zero.
     *
     * @param number a number
     * @return the greatest Number below it
     * @throws IllegalArgumentException if there is none
     */
    public static BigDecimal below(BigDecimal number) {
        return NumberLine.above(number.negate()).negate();
    }
}
