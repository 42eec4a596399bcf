package dev.partita.runtime.key;

/** The wording of refused values, apart from the encoders since it is hardly ever loaded. */
final class Refusal {

    private static final int LONGEST_QUOTE = 64;

    private Refusal() {}

    static KeyValueException empty(String where) {
        return of(where, "is empty, and a key can't hold an empty value");
    }

    static KeyValueException delimiter(String where, String value, char delimiter) {
        return of(where, quote(value) + " contains the key's delimiter " + quote(String.valueOf(delimiter)));
    }

    static KeyValueException surrogate(String where, String value) {
        return of(where, quote(value) + " contains half of a surrogate pair, which has no UTF-8");
    }

    static KeyValueException digits(String where, Object value, long needed, int allowed, String place) {
        return of(where, value + " needs " + count(needed, "digit") + place + ", its format allows " + allowed);
    }

    static KeyValueException years(String where, Object value) {
        return of(where, value + " lies outside the years 0000 to 9999");
    }

    static KeyValueException finer(String where, Object value, int precision) {
        return of(where, value + " is finer than its format, which has " + count(precision, "fraction digit"));
    }

    static KeyValueException width(String where, String value, int width) {
        return of(
                where,
                quote(value) + " has " + count(value.length(), "character") + ", its converter's width is " + width);
    }

    static KeyValueException range(String where, Object value) {
        return of(where, value + " is no Number of DynamoDB: 38 digits, 1E-130 to 9.99E+125");
    }

    private static KeyValueException of(String where, String what) {
        return new KeyValueException(where + ": " + what);
    }

    private static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /** The value as it may stand in a log: short, on one line, well-formed. */
    static String quote(String value) {
        StringBuilder quoted = new StringBuilder("\"");
        int end = Math.min(value.length(), LONGEST_QUOTE);
        for (int at = 0; at < end; at++) {
            char unit = value.charAt(at);
            if (Character.isSurrogate(unit) || Character.isISOControl(unit)) {
                quoted.append("\\u").append(hex(unit >> 12)).append(hex(unit >> 8));
                quoted.append(hex(unit >> 4)).append(hex(unit));
            } else {
                quoted.append(unit);
            }
        }
        return quoted.append(end < value.length() ? "…\"" : "\"").toString();
    }

    private static char hex(int digit) {
        return "0123456789ABCDEF".charAt(digit & 15);
    }
}
