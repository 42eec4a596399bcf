package dev.partita.runtime;

/** A read that promises an item, or the required part of a collection, didn't find it. */
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
}
