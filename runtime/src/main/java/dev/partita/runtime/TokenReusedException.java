package dev.partita.runtime;

/**
 * An idempotency token came again within ten minutes, with other arguments, or with another time that conditions on
 * expiring items compare with. Nothing was written by this call; what was sent with the token before stands.
 */
public class TokenReusedException extends PartitaException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes one.
     *
     * @param message which token
     * @param cause the service's answer
     */
    public TokenReusedException(String message, Throwable cause) {
        super(message, cause);
    }
}
