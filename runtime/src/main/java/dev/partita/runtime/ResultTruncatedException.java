package dev.partita.runtime;

/**
 * The service cut an answer off, after 1 MB of items, that would have been returned as a whole. Read page by page, or let
 * the method follow: {@code overflow = FOLLOW}.
 */
public class ResultTruncatedException extends PartitaException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes one.
     *
     * @param message what was read
     */
    public ResultTruncatedException(String message) {
        super(message);
    }
}
