package dev.partita.runtime.key;

/** The halves of surrogate pairs, which Java's texts may hold one by one, and DynamoDB's not. */
final class Surrogates {

    private Surrogates() {}

    static boolean arePaired(String text) {
        boolean expectsLow = false;
        for (int at = 0; at < text.length(); at++) {
            char unit = text.charAt(at);
            if (Character.isLowSurrogate(unit) != expectsLow) {
                return false;
            }
            expectsLow = Character.isHighSurrogate(unit);
        }
        return !expectsLow;
    }
}
