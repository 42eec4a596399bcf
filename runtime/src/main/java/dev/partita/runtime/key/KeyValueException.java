package dev.partita.runtime.key;

/**
 * A value that a key can't hold: empty, with the delimiter, longer than its width, finer than its precision, and so on.
 * The message names record and component, the value, and what it had to keep to. Nothing was sent.
 */
public class KeyValueException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes one.
     *
     * @param message record and component, value, limit
     */
    public KeyValueException(String message) {
        super(message);
    }
}
