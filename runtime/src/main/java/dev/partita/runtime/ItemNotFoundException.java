package dev.partita.runtime;

/**
 * A read that promises an item, or the required part of a collection, didn't find it; or a write needs an item that isn't
 * there, and wrote nothing.
 */
public class ItemNotFoundException extends PartitaException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes one.
     *
     * @param message what was sought, and what else was found
     */
    public ItemNotFoundException(String message) {
        super(message);
    }

    /**
     * Makes one.
     *
     * @param message what was to be written
     * @param cause the service's answer
     */
    public ItemNotFoundException(String message, Throwable cause) {
        super(message, cause);
    }
}
