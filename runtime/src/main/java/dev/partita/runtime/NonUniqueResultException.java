package dev.partita.runtime;

/** A read that returns one item found several. */
public class NonUniqueResultException extends PartitaException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes one.
     *
     * @param message what was sought
     */
    public NonUniqueResultException(String message) {
        super(message);
    }
}
