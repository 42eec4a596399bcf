package dev.partita.runtime;

/**
 * A cursor isn't one of this request: it belongs to another access pattern or to other arguments, or it was cut, altered,
 * made by a newer version or signed with another key. Nothing was sent.
 */
public class InvalidCursorException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes one.
     *
     * @param message what is wrong with the cursor
     */
    public InvalidCursorException(String message) {
        super(message);
    }
}
