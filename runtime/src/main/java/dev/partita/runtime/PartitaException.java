package dev.partita.runtime;

import org.jspecify.annotations.Nullable;

/**
 * What goes wrong in a repository and is nobody's wrong argument. The SDK's own exceptions pass through and aren't among
 * these.
 */
public class PartitaException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes one.
     *
     * @param message what went wrong
     */
    public PartitaException(String message) {
        super(message);
    }

    /**
     * Makes one.
     *
     * @param message what went wrong
     * @param cause why, if something else said so
     */
    public PartitaException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
