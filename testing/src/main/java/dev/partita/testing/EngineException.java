package dev.partita.testing;

import org.jspecify.annotations.Nullable;

/**
 * No engine could be found, built or started, or a request was stopped because it could have touched tables that are
 * not this run's own. The message says what to do.
 */
public final class EngineException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    EngineException(String message) {
        super(message);
    }

    EngineException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
