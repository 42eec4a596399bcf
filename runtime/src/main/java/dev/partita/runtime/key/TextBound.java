package dev.partita.runtime.key;

/** The bounds of texts. */
final class TextBound {

    private static final int SURROGATES = Character.MAX_SURROGATE - Character.MIN_SURROGATE + 1;

    private TextBound() {}

    static KeyBound text(KeySide side, String value, int room) {
        if (room < 1) {
            return KeyBound.EMPTY;
        }
        if (value.isEmpty()) {
            return side.isLower() ? KeyBound.OPEN : KeyBound.EMPTY;
        }
        return side.isLower() ? lower(side, value, room) : upper(side, value, room);
    }

    private static KeyBound lower(KeySide side, String value, int room) {
        String first = side == KeySide.FROM ? KeyOrder.ceiling(value, room) : KeyOrder.next(value, room);
        if (first.isEmpty()) {
            return KeyBound.EMPTY;
        }
        return KeyBound.of(side == KeySide.AFTER ? KeyOrder.floor(value, room) : first);
    }

    private static KeyBound upper(KeySide side, String value, int room) {
        String last = side == KeySide.TO ? KeyOrder.floor(value, room) : KeyOrder.predecessor(value, room);
        if (last.isEmpty()) {
            return KeyBound.EMPTY;
        }
        if (side != KeySide.BEFORE) {
            return KeyBound.of(last);
        }
        String ceiling = KeyOrder.ceiling(value, room);
        return ceiling.isEmpty() ? KeyBound.OPEN : KeyBound.of(ceiling);
    }

    /** A text as long as all others, which something may follow in the key. */
    static KeyBound fixed(KeySide side, String value, int room) {
        int step = side.step(false);
        if (step == 0) {
            return KeyBound.of(value);
        }
        String neighbour = step > 0 ? KeyOrder.successor(value, room) : KeyOrder.predecessor(value, room);
        return neighbour.isEmpty() ? KeyBound.EMPTY : KeyBound.of(neighbour);
    }

    static KeyBound start(String value, int room) {
        if (!Surrogates.arePaired(value) || KeyOrder.utf8Length(value) > room) {
            return KeyBound.EMPTY;
        }
        return value.isEmpty() ? KeyBound.OPEN : KeyBound.of(value);
    }

    static KeyBound character(KeySide side, char value) {
        boolean half = Character.isSurrogate(value);
        // Characters are counted without the surrogates.
        int place = half ? Character.MIN_SURROGATE - 1 : value < Character.MIN_SURROGATE ? value : value - SURROGATES;
        int step = side.step(half);
        KeyBound outside = side.outside(place, step, 0, Character.MAX_VALUE - SURROGATES);
        if (outside != null) {
            return outside;
        }
        int bound = place + step;
        return KeyBound.of(String.valueOf((char) (bound < Character.MIN_SURROGATE ? bound : bound + SURROGATES)));
    }
}
